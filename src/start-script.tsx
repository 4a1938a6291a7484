import { ScriptOnce, useMatches, useRouter } from '@tanstack/react-router';

/** The files that bring a page to life. */
export interface StartFiles {
  entry: string;
  /** What each route needs beside the entry. */
  chunks: Partial<Record<string, string[]>>;
}

/** How long a link or a form waits for the scripts before it does what it does without them. */
const MAX_HOLD_MS = 1_000;

/**
 * Lets the page be painted first: on a slow phone the scripts would take the network and the
 * processor from what is seen. All files are asked for at once, so that none waits for another to
 * name it. A click that comes too early is kept and given back when the page can answer.
 */
export function StartScript() {
  const { start } = useRouter().options.context;
  const routeIds = useMatches({ select: (matches) => matches.map(({ routeId }) => routeId) });
  if (!start) return null;
  const files = new Set(['__root__', ...routeIds].flatMap((id) => start.chunks[id] ?? []));
  return <ScriptOnce>{startScript(start.entry, [...files])}</ScriptOnce>;
}

const startScript = (entry: string, files: string[]) =>
  `(()=>{
let held,timer,isAwake;
addEventListener("click",hold,true);
addEventListener("alive",release,{once:true});
addEventListener("awake",()=>{isAwake=1;clearTimeout(timer)},{once:true});
requestAnimationFrame(()=>setTimeout(()=>{
for(const href of ${JSON.stringify(files)})
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
import(${JSON.stringify(entry)}).catch(release)
}));
function hold(event){
if(event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
const target=event.target.closest("a[href],button");
if(!target)return;
event.preventDefault();
held=target;
if(!isAwake&&target.type!=="button")timer=setTimeout(release,${MAX_HOLD_MS});
}
function release(){
removeEventListener("click",hold,true);
held?.click();
held=null
}
})()`.replaceAll('\n', '');
