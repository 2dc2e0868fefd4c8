; The part of Numba's run time that compiled code calls.
; Arrays that functions make for themselves live in an arena, which is empty again as soon as none of them is alive.
; One that is full is an error, as every other: a trap.

%array_owner = type { i64, ptr, ptr, ptr, i64 } ; how many hold it, two of Python's, where the array is, its bytes

@arena = internal global [131072 x i8] zeroinitializer, align 32
@arena_used = internal global i64 0
@alive = internal global i64 0

define internal ptr @take_room(i64 %bytes) {
  %begin = load i64, ptr @arena_used
  %more = add i64 %bytes, 31
  %whole = and i64 %more, -32
  %end = add i64 %begin, %whole
  %too_much = icmp ugt i64 %end, 131072
  br i1 %too_much, label %full, label %fits
full:
  call void @llvm.trap()
  unreachable
fits:
  store i64 %end, ptr @arena_used
  %before = load i64, ptr @alive
  %after = add i64 %before, 1
  store i64 %after, ptr @alive
  %room = getelementptr i8, ptr @arena, i64 %begin
  ret ptr %room
}

define internal void @give_back() {
  %before = load i64, ptr @alive
  %after = sub i64 %before, 1
  store i64 %after, ptr @alive
  %none = icmp eq i64 %after, 0
  br i1 %none, label %empty, label %done
empty:
  store i64 0, ptr @arena_used
  br label %done
done:
  ret void
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %bytes, i32 %alignment) {
  %all = add i64 %bytes, 32
  %owner = call ptr @take_room(i64 %all)
  %array = getelementptr i8, ptr %owner, i64 32
  store i64 1, ptr %owner
  %destructor = getelementptr %array_owner, ptr %owner, i32 0, i32 1
  store ptr null, ptr %destructor
  %where = getelementptr %array_owner, ptr %owner, i32 0, i32 3
  store ptr %array, ptr %where
  %size = getelementptr %array_owner, ptr %owner, i32 0, i32 4
  store i64 %bytes, ptr %size
  ret ptr %owner
}

define void @NRT_MemInfo_call_dtor(ptr %owner) {
  call void @give_back()
  ret void
}

define ptr @NRT_Allocate(i64 %bytes) {
  %room = call ptr @take_room(i64 %bytes)
  ret ptr %room
}

define void @NRT_Free(ptr %room) {
  call void @give_back()
  ret void
}

; Numba asks this only where a slice is filled with one number: from no dimension to several of length 1.
define i32 @numba_attempt_nocopy_reshape(i64 %old_count, ptr %old_shape, ptr %old_strides, i64 %new_count, ptr %new_shape, ptr %new_strides, i64 %item, i32 %fortran) {
  %one_number = icmp eq i64 %old_count, 0
  br i1 %one_number, label %next, label %other
other:
  call void @llvm.trap()
  unreachable
next:
  %dimension = phi i64 [0, %0], [%following, %write]
  %end = icmp eq i64 %dimension, %new_count
  br i1 %end, label %done, label %write
write:
  %stride = getelementptr i64, ptr %new_strides, i64 %dimension
  store i64 %item, ptr %stride
  %following = add i64 %dimension, 1
  br label %next
done:
  ret i32 1
}

declare void @llvm.trap()
