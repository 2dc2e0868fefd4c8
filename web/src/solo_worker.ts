/** The Worker of a table in the page. */

import { REFLEXES } from "./boards/reflexes";
import layout from "./engine/layout.json?url";
import { loaded, Module } from "./engine/module";
import code from "./engine/pioche.wasm?url";
import { NETWORKS } from "./networks";
import { Service, type Heard, type Said } from "./solo/service";

const module = loaded(code, layout).then((found) => new Module(new WebAssembly.Instance(found.code), found.layout));
const service = new Service({
  module,
  networks: NETWORKS,
  reflexes: REFLEXES,
  tell: (heard: Heard) => postMessage(heard),
});
onmessage = ({ data }: MessageEvent<Said>) => void service.hear(data);
