import { useState } from 'react';
import { Button } from '../../../../components/ui/button';
import { formatCount } from '../../../../lib/numbers';
import type { TextPart } from './item.types';

/** Inline-block: the sign itself is not struck out. */
const SIGN = 'before:inline-block before:pe-px';
const ADDED = 'bg-success-soft px-0.5 text-success underline decoration-2 underline-offset-3';
const REMOVED = 'bg-danger-soft px-0.5 text-danger line-through decoration-2';

/** A text with what was added and removed in it, by colour, sign and line. */
export function TextChanges({ parts }: { parts: TextPart[] }) {
  return (
    <p dir="auto" className="leading-7 wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ text, change }, index) => {
        if (change === 'same') {
          return (
            <Same
              key={index}
              text={text}
              isFirst={index === 0}
              isLast={index === parts.length - 1}
            />
          );
        }
        // The space before belongs to no mark.
        const word = text.trimStart();
        return (
          <span key={index}>
            {text.slice(0, text.length - word.length)}
            {change === 'added' ? (
              <ins className={`before:content-['+'] ${SIGN} ${ADDED}`}>{word}</ins>
            ) : (
              <del className={`before:content-['−'] ${SIGN} ${REMOVED}`}>{word}</del>
            )}
          </span>
        );
      })}
    </p>
  );
}

/** How much of what is the same is shown beside a change. */
const NEAR = 160;

function Same({ text, isFirst, isLast }: { text: string; isFirst: boolean; isLast: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const before = isFirst ? 0 : text.indexOf(' ', NEAR);
  const after = isLast ? text.length : text.lastIndexOf(' ', text.length - NEAR);
  const hidden = after - before;
  if (isOpen || before < 0 || hidden < NEAR) return text;
  return (
    <>
      {text.slice(0, before)}
      <Button
        variant="text"
        onClick={() => setIsOpen(true)}
        className="mx-1 -my-2 px-1! text-micro!"
      >
        … {formatCount(hidden)} characters as before …
      </Button>
      {text.slice(after)}
    </>
  );
}
