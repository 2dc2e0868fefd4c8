import type { Lesson } from "../../core/lesson";
import record from "./lesson.json";

export const LESSON: Lesson = { record };
