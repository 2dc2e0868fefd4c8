/** A dozen characters. Each is a head with what makes it itself; eyes and mouth follow the mood. */

import { both, corners, disc, filled, line, type Shape } from "./drawing";

export type Character = {
  name: string;
  /** What the wall behind it is painted with. */
  wall: string;
  /** From the back to the front, without eyes and mouth. */
  shapes: Shape[];
  eyes: { x: number; y: number };
  /** None where there is a beak. */
  mouth: { y: number; ink: string } | null;
  /** What brows are drawn with. */
  brow: string;
};

const INK = "#2a2320";
const PINK = "#e8a09a";
const CREAM = "#fbf1df";

const shoulders = (jumper: string): Shape => filled(jumper, "M-36 52c0-20 14-27 36-27s36 7 36 27z");
const head = (fur: string, across = 35, down = 31): Shape => filled(fur, disc(0, 4, across, down));
const nose = (ink: string, y = 12, size = 5): Shape => filled(ink, disc(0, y, size, 0.75 * size));
const ears = (fur: string, ...points: [number, number][]): Shape =>
  filled(
    fur,
    both((side) => corners(side, ...points)),
  );
const roundEars = (fur: string, x: number, y: number, size: number): Shape =>
  filled(
    fur,
    both((side) => disc(side * x, y, size)),
  );
const cheeks = (fur: string, x: number, y: number, across: number, down: number): Shape =>
  filled(
    fur,
    both((side) => disc(side * x, y, across, down)),
  );
const whiskers = (ink: string): Shape =>
  line(
    ink,
    1.5,
    both((side) => `M${20 * side} 14l${20 * side}-4M${20 * side} 18l${20 * side} 3`),
  );

const EYES = { x: 13, y: 0 };

export const CHARACTERS: Character[] = [
  {
    name: "fox",
    wall: "#f3c48d",
    shapes: [
      shoulders("#2f6f6a"),
      ears("#d8732e", [-36, -46], [-38, -6], [-8, -20]),
      ears(INK, [-36, -46], [-37, -30], [-27, -36]),
      head("#e0803a"),
      cheeks(CREAM, 17, 20, 15, 13),
      filled(CREAM, "M-12 22Q0 4 12 22T0 35T-12 22"),
      nose(INK, 14),
    ],
    eyes: { x: 14, y: 0 },
    mouth: { y: 22, ink: INK },
    brow: "#7c3a12",
  },
  {
    name: "owl",
    wall: "#b9c9a0",
    shapes: [
      shoulders("#6f5138"),
      ears("#6f5138", [-34, -40], [-36, 0], [-6, -22]),
      head("#8f6d4b", 36, 33),
      cheeks("#ead9bd", 14, 0, 16, 17),
      filled("#ead9bd", disc(0, 26, 15, 9)),
      filled("#e9a53a", "M-6 8h12L0 22z"),
    ],
    eyes: { x: 14, y: -1 },
    mouth: null,
    brow: "#4b3421",
  },
  {
    name: "bear",
    wall: "#a9c7d8",
    shapes: [
      shoulders("#b4413a"),
      roundEars("#7b4f34", 27, -23, 13),
      roundEars("#c38f6a", 27, -23, 7),
      head("#8c5c3d", 37, 32),
      filled("#dcb28a", disc(0, 17, 18, 14)),
      nose(INK, 10, 6),
    ],
    eyes: { x: 15, y: -4 },
    mouth: { y: 20, ink: INK },
    brow: "#4b2d1b",
  },
  {
    name: "cat",
    wall: "#e3b7c0",
    shapes: [
      shoulders("#46527a"),
      ears("#6d7686", [-37, -46], [-36, -2], [-6, -22]),
      ears(PINK, [-32, -35], [-32, -14], [-16, -22]),
      head("#808a9a", 36, 30),
      line("#5b6373", 4, "M0-26v12M-11-24l3 10M11-24l-3 10"),
      cheeks(CREAM, 8, 17, 11, 9),
      nose(PINK, 11, 4),
      whiskers("#3d4350"),
    ],
    eyes: EYES,
    mouth: { y: 18, ink: INK },
    brow: "#3d4350",
  },
  {
    name: "rabbit",
    wall: "#a7cdb6",
    shapes: [
      shoulders("#c98a3a"),
      filled("#d6c2a8", "M-22-12C-34-52-24-62-16-58S-6-40-6-16zM22-12C36-34 46-44 38-50S10-38 6-16z"),
      filled(PINK, "M-19-20c-6-24-3-32 1-31s5 16 5 29z"),
      head("#e4d4bd", 33, 29),
      cheeks(CREAM, 9, 18, 12, 10),
      filled("#fffdf6", "M-5 23h4.500v7H-5zM.5 23H5v7H.5z"),
      nose(PINK, 12, 4),
    ],
    eyes: { x: 14, y: 0 },
    mouth: { y: 20, ink: INK },
    brow: "#8d755a",
  },
  {
    name: "mole",
    wall: "#d8c7a0",
    shapes: [
      shoulders("#3e5f8c"),
      head("#564d5c", 35, 31),
      cheeks("#6a6071", 18, 20, 12, 9),
      filled(PINK, disc(0, 12, 10, 7.5)),
      filled("#fff", disc(-3, 10, 2.2, 1.5)),
      filled("#f0b92e", "M-35-10C-34-46 34-46 35-10Q0-22-35-10z"),
      filled("#c98f14", "M-39-7Q0-24 39-7L37-13Q0-29-37-13z"),
      filled("#fff6cf", disc(0, -27, 8)),
      line("#8a6512", 2.5, disc(0, -27, 8)),
    ],
    eyes: { x: 13, y: 0 },
    mouth: { y: 24, ink: "#1e1a21" },
    brow: "#2a2430",
  },
  {
    name: "raccoon",
    wall: "#d9a78a",
    shapes: [
      shoulders("#5a7d3c"),
      roundEars("#5a626b", 27, -24, 12),
      roundEars("#e9e4da", 27, -23, 6),
      head("#939aa2", 37, 31),
      filled("#e9e4da", disc(0, 18, 26, 16)),
      filled("#3b4048", "M-36 2C-30-12-14-10-5-2q5 3 10 0C14-10 30-12 36 2 30 14 14 12 6 6Q0 4-6 6C-14 12-30 14-36 2z"),
      nose(INK, 14, 5),
    ],
    eyes: { x: 15, y: 1 },
    mouth: { y: 22, ink: INK },
    brow: "#e9e4da",
  },
  {
    name: "hedgehog",
    wall: "#b7b4d8",
    shapes: [
      shoulders("#a0522d"),
      filled(
        "#6b4a35",
        "M-44 20l-6-12 6-2-8-12 9-2-5-13 10 0-1-14 11 4 3-13 10 7 9-12",
        "8 11 10-8 3 13 11-4-1 14 10 1-5 13 9 3-8 12 6 3-6 12z",
      ),
      filled("#e6c9a3", disc(0, 10, 29, 25)),
      filled("#6b4a35", "M-26-2Q-14-24 0-8 14-24 26-2 14-12 0-4-14-12-26-2z"),
      nose(INK, 15, 6),
    ],
    eyes: { x: 12, y: 4 },
    mouth: { y: 24, ink: INK },
    brow: "#4a3223",
  },
  {
    name: "penguin",
    wall: "#f0d18a",
    shapes: [
      shoulders("#2c3442"),
      head("#2c3442", 35, 34),
      filled(CREAM, "M0-6C10-24 32-16 30 8 28 28 14 37 0 37S-28 28-30 8C-32-16-10-24 0-6z"),
      filled("#ef9b2d", "M-9 9Q0 3 9 9 6 20 0 21-6 20-9 9z"),
      line("#b56a10", 1.8, "M-8 11Q0 15 8 11"),
      filled("#c8423b", "M-33 33Q0 47 33 33v9Q0 54-33 42z"),
      filled("#a8322c", "M12 41l12-3 4 15-13 2z"),
    ],
    eyes: { x: 13, y: -1 },
    mouth: null,
    brow: "#2c3442",
  },
  {
    name: "badger",
    wall: "#9cc3c0",
    shapes: [
      shoulders("#7a3b5e"),
      roundEars("#31333a", 28, -21, 9),
      head("#f3eee4", 35, 31),
      filled(
        "#31333a",
        "M-8-27C-30-24-36 0-30 18-22 18-12 6-7 14-4-4-4-16-8-27zM8-27C30-24 36 0 30 18 22 18 12 6 7 14 4-4 4-16 8-27z",
      ),
      filled("#f3eee4", disc(0, 20, 13, 11)),
      nose(INK, 13, 6),
    ],
    eyes: { x: 15, y: 0 },
    mouth: { y: 22, ink: INK },
    brow: "#f3eee4",
  },
  {
    name: "toad",
    wall: "#e8d79a",
    shapes: [
      shoulders("#c96a2b"),
      roundEars("#7fae43", 18, -19, 15),
      filled("#8fbf4d", disc(0, 8, 38, 27)),
      filled("#a9d267", disc(0, 24, 24, 10)),
      filled("#6d9a37", disc(-25, 0, 4), disc(27, 4, 3), disc(22, -4, 2)),
      filled("#3d5a1a", disc(-4, 7, 1.5), disc(4, 7, 1.5)),
    ],
    eyes: { x: 18, y: -20 },
    mouth: { y: 18, ink: "#3d5a1a" },
    brow: "#4c6f22",
  },
  {
    name: "lion",
    wall: "#a8b9e0",
    shapes: [
      shoulders("#3a7a5c"),
      filled(
        "#b1642a",
        both((side) => disc(side * 33, 12, 15) + disc(side * 28, -14, 16) + disc(side * 22, 32, 13)),
        disc(0, -25, 18),
        disc(0, 34, 16),
      ),
      roundEars("#e5b061", 25, -22, 8),
      head("#ecbd70", 29, 28),
      cheeks(CREAM, 8, 18, 11, 9),
      nose("#8a4a2b", 11, 6),
    ],
    eyes: { x: 12, y: -2 },
    mouth: { y: 20, ink: INK },
    brow: "#8a4a1e",
  },
];
