/** The Worker in which the page thinks about views and records. */

import { REFLEXES } from "./boards/reflexes";
import layout from "./engine/layout.json?url";
import { loaded } from "./engine/module";
import code from "./engine/pioche.wasm?url";
import { NETWORKS } from "./networks";
import { Study, type Heard, type Said } from "./engine/study";

const material = loaded(code, layout).then((found) => ({ ...found, networks: NETWORKS, judges: REFLEXES }));
const study = new Study(material, (heard: Heard) => postMessage(heard));
onmessage = ({ data }: MessageEvent<Said>) => void study.hear(data);
