/** The Worker of the page. */

import { serve, type Beginning, type Command } from "./service.ts";

const hear = serve((answer) => postMessage(answer));
onmessage = ({ data }: MessageEvent<Beginning | Command>) => hear(data);
