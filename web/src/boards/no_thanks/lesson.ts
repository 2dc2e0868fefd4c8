import type { Lesson } from "../../core/lesson.svelte";
import record from "./lesson.json";

export const LESSON: Lesson = { record };
