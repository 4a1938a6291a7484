import { ScriptOnce, useMatches, useRouter } from '@tanstack/react-router';

/** The files that bring a page to life. */
export interface StartFiles {
  /** What each route needs, in the order in which one builds on the other; the entry ends `__root__`. */
  chunks: Partial<Record<string, string[]>>;
}

/**
 * Lets the page be painted first: on a slow phone the scripts would take the network and the
 * processor from what is seen. All files are asked for at once, so that none waits for another to
 * name it, and those of the entry run one by one, so that no task is long. Links and forms work at
 * once, as they do without scripts; a press of a button that only a script answers is repeated when
 * the page can answer it.
 *
 * `data-arrival` stands until the first navigation. While it is `top`, until somebody scrolls, the
 * sections below the first wait for their layout; not where the browser itself goes further down.
 *
 * The server's alone: the browser's build leaves it out.
 */
export const StartScript = import.meta.env.SSR ? OnServer : () => null;

function OnServer() {
  const { start } = useRouter().options.context;
  const routeIds = useMatches({ select: (matches) => matches.map(({ routeId }) => routeId) });
  if (!start) return null;
  const entryFiles = start.chunks.__root__ ?? [];
  const files = new Set([...entryFiles, ...routeIds.flatMap((id) => start.chunks[id] ?? [])]);
  return <ScriptOnce>{startScript([...files], entryFiles.length)}</ScriptOnce>;
}

const startScript = (files: string[], entryCount: number) =>
  `(()=>{
let pressed;
addEventListener("click",hold,true);
addEventListener("alive",release,{once:true});
const files=${JSON.stringify(files)};
const root=document.documentElement;
root.dataset.arrival=!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"?"top":"";
addEventListener("scroll",()=>{if(root.dataset.arrival)root.dataset.arrival=""},{once:true});
requestAnimationFrame(()=>setTimeout(()=>{
for(const href of files)
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
run(0)
}));
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
