import type { Component } from "svelte";
import type { Seating } from "../core/seating.svelte";
import HitTheDeck from "./HitTheDeck.svelte";
import NoThanks from "./NoThanks.svelte";
import TakeThat from "./TakeThat.svelte";
import Tightrope from "./Tightrope.svelte";

export const BOARDS: Record<string, Component<{ live: Seating }>> = {
  take_that: TakeThat,
  no_thanks: NoThanks,
  tightrope: Tightrope,
  hit_the_deck: HitTheDeck,
};
