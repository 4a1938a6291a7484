import type { EditorView } from '@codemirror/view';

/** A line of the source, which may be a fraction, and where it is in the preview. */
interface Mark {
  line: number;
  top: number;
}

/**
 * Scrolls text and preview together, whichever is under the pointer or has the focus. Compared are
 * the lines at the share of the height to which each is scrolled, so that both ends meet.
 */
export function syncScroll(view: EditorView, preview: HTMLElement): () => void {
  const text = view.scrollDOM;
  let leader: HTMLElement = text;
  const controller = new AbortController();
  const follow = () => (leader === text ? scrollPreview(view, preview) : scrollText(view, preview));
  for (const pane of [text, preview]) {
    const { signal } = controller;
    const lead = () => (leader = pane);
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const) {
      pane.addEventListener(type, lead, { signal, passive: true, capture: true });
    }
    pane.addEventListener('scroll', () => pane === leader && follow(), { signal });
  }
  // Another text, another width or a picture that has loaded.
  const resized = new ResizeObserver(follow);
  if (preview.firstElementChild) resized.observe(preview.firstElementChild);
  return () => {
    controller.abort();
    resized.disconnect();
  };
}

function scrollPreview(view: EditorView, preview: HTMLElement): void {
  const height = anchorOf(view.scrollDOM) - paddingOf(view);
  const block = view.lineBlockAtHeight(height);
  const share = Math.min(1, Math.max(0, (height - block.top) / block.height));
  const line = view.state.doc.lineAt(block.from).number - 1 + share;
  const [before, after] = marksAround(preview, view, ({ line: marked }) => marked > line);
  const part = (line - before.line) / Math.max(after.line - before.line, 1e-6);
  setAnchor(preview, before.top + part * (after.top - before.top));
}

function scrollText(view: EditorView, preview: HTMLElement): void {
  const anchor = anchorOf(preview);
  const [before, after] = marksAround(preview, view, ({ top }) => top > anchor);
  const part = (anchor - before.top) / Math.max(after.top - before.top, 1e-6);
  const line = before.line + part * (after.line - before.line);
  const { doc } = view.state;
  const block = view.lineBlockAt(doc.line(Math.min(Math.floor(line) + 1, doc.lines)).from);
  setAnchor(view.scrollDOM, block.top + (line % 1) * block.height + paddingOf(view));
}

const paddingOf = (view: EditorView) => view.documentPadding.top;

/** The height at the share of the pane to which it is scrolled. */
function anchorOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight > clientHeight
    ? (scrollTop * scrollHeight) / (scrollHeight - clientHeight)
    : 0;
}

function setAnchor(pane: HTMLElement, anchor: number): void {
  const { scrollHeight, clientHeight } = pane;
  pane.scrollTop = (anchor * (scrollHeight - clientHeight)) / scrollHeight;
}

/** The last mark before a place, and the first behind it. */
function marksAround(
  preview: HTMLElement,
  view: EditorView,
  isBehind: (mark: Mark) => boolean,
): [Mark, Mark] {
  const origin = preview.getBoundingClientRect().top - preview.scrollTop;
  let before: Mark = { line: 0, top: 0 };
  for (const element of preview.querySelectorAll<HTMLElement>('[data-line]')) {
    const top = element.getBoundingClientRect().top - origin;
    const mark = { line: Number(element.dataset.line), top };
    if (isBehind(mark)) return [before, mark];
    before = mark;
  }
  return [before, { line: view.state.doc.lines, top: preview.scrollHeight }];
}
