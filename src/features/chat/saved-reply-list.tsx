import type { SavedReplies } from './use-saved-replies';

/** The saved replies above the message box. The box keeps the focus, and names the chosen one. */
export function SavedReplyList({ replies }: { replies: SavedReplies }) {
  const { id, wanted, found, active, insert } = replies;
  return (
    <div className="shadow-float absolute inset-x-5 bottom-full z-10 mb-1 border border-line-strong bg-surface max-nav:inset-x-3">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-line px-4 py-2 text-micro text-muted">
        <span>{wanted ? `Saved replies for “${wanted}”` : 'Saved replies'}</span>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> inserts
        </span>
      </p>
      <ul id={id} role="listbox" aria-label="Saved replies">
        {found.map(({ id: key, title, text, ownerId }, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the keys
          <li
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(index)}
            className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2 hover:bg-sand aria-selected:bg-action-soft"
          >
            <span dir="auto" className="truncate font-strong">
              {title}
            </span>
            <span className="text-micro text-muted">{ownerId === null ? 'Shared' : 'Yours'}</span>
            <span dir="auto" className="col-span-2 truncate text-small text-muted">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
