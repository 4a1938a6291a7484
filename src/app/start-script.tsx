import { ScriptOnce, useMatches, useRouter } from '@tanstack/react-router';

/** The scripts that hydrate a page. */
export interface StartFiles {
  /** The scripts of each route, dependencies first; the entry is the last of `__root__`. */
  chunks: Partial<Record<string, string[]>>;
}

/**
 * Loads the scripts once the browser reports the first paint, which matters on slow phones: before
 * that they would compete with it. All files are requested at once, and those of the entry run one per
 * task, after the last of the page has come: its data is at the end. Links and forms work before that.
 * A press of a `button[type=button]` is held, and repeated after hydration.
 *
 * `data-arrival` is set until the first navigation. Its value is `top` at first, unless the browser opens
 * the page further down: then sections off screen skip layout (`later-*`; with `[&>p]:later-*` the paragraphs
 * in it). A while after the first paint they get it one by one, so that none holds up a tap; and all at once
 * when the visitor is about to scroll.
 *
 * It is the first of the body: a browser lays out what it has before the rest has come.
 *
 * Server only: the browser's build leaves it out.
 */
export const StartScript = import.meta.env.SSR ? InlineStartScript : () => null;

function InlineStartScript() {
  const { start } = useRouter().options.context;
  const routeIds = useMatches({ select: (matches) => matches.map(({ routeId }) => routeId) });
  if (!start) return null;
  const entryFiles = start.chunks.__root__ ?? [];
  const files = new Set([...entryFiles, ...routeIds.flatMap((id) => start.chunks[id] ?? [])]);
  return <ScriptOnce>{startScript([...files], entryFiles.length)}</ScriptOnce>;
}

/** For browsers that report no paint: how long after the first frame the scripts load. */
const PAINT_WAIT_MS = 500;

/** How long after the first paint sections off screen begin to get their layout. The scripts come first. */
const SHOW_ALL_AFTER_MS = 2_000;

const startScript = (files: string[], entryCount: number) =>
  `(()=>{
let pressed;
addEventListener("click",hold,true);
addEventListener("hydrated",release,{once:true});
const files=${JSON.stringify(files)};
const root=document.documentElement;
root.dataset.arrival=!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"?"top":"";
const showAll=()=>{if(root.dataset.arrival)root.dataset.arrival=""};
for(const type of ["scroll","keydown","wheel","pointerdown"])
addEventListener(type,showAll,{once:true,passive:true});
new PerformanceObserver(start).observe({type:"paint",buffered:true});
requestAnimationFrame(()=>setTimeout(start,${PAINT_WAIT_MS}));
let isStarted=false;
function start(){
if(isStarted)return;
isStarted=true;
for(const href of files)
setTimeout(()=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href})));
if(document.readyState==="loading")addEventListener("DOMContentLoaded",()=>run(0));
else setTimeout(run,0,0);
setTimeout(showNext,${SHOW_ALL_AFTER_MS})
}
function showNext([next,...rest]=[...document.querySelectorAll("[class*=later-]")].flatMap(each=>each.matches("[class*=']:later-']")?[...each.children]:each)){
if(!next||!root.dataset.arrival)return showAll();
Object.assign(next.style,{contentVisibility:"visible",translate:"none"});
next.getBoundingClientRect();
requestAnimationFrame(()=>setTimeout(showNext,0,rest))
}
function run(index){
if(index<${entryCount})import(files[index]).then(()=>setTimeout(run,0,index+1),release)
}
function hold(event){
const button=event.target.closest("button[type=button]");
if(!button)return;
event.preventDefault();
pressed=button
}
function release(){
removeEventListener("click",hold,true);
pressed?.click()
}
})()`.replaceAll('\n', '');
