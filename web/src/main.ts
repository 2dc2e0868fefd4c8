import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { hireWorker } from "./core/offline";
import { speakUsual } from "./core/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("there is no place for the page");
await speakUsual();
mount(App, { target });
hireWorker();
