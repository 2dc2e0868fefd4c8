/** What the server offers, as it said last: remembered, so that the page opens without a network. */

import { kept } from "../wire/http";
import { house } from "./house";
import { keepRules } from "./offline";
import { read, write } from "./settings.svelte";
import { words } from "./words.svelte";

/** What was remembered under another name looks otherwise. */
const KEPT_AS = "catalogue-2";

class KnownCatalogue {
  now = $state.raw(kept("catalogue", read(KEPT_AS)));

  async ask(): Promise<void> {
    this.now = await house.catalogue();
    write(KEPT_AS, JSON.stringify(this.now));
    const games = this.now.games.map(({ name }) => name);
    void keepRules(words.language, games);
  }
}

export const catalogue = new KnownCatalogue();
