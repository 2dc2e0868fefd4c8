/** The receipts of this browser. */

import { receiptsIn, withReceipt, type Receipt, type ReceiptStore } from "../wire/receipts";
import { read, write } from "./settings.svelte";

const KEPT_AS = "receipts";

export const receipts: ReceiptStore = {
  read: () => receiptsIn(read(KEPT_AS)),
  keep(receipt: Receipt): void {
    write(KEPT_AS, JSON.stringify(withReceipt(receipts.read(), receipt)));
  },
};
