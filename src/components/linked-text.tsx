import { splitLinks } from '../lib/split-links';

/** A text that somebody typed, with its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, href }, index) =>
    href ? (
      <a
        key={index}
        href={href}
        dir="ltr"
        target="_blank"
        rel="noreferrer nofollow"
        className="wrap-anywhere text-inherit underline underline-offset-4"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
}
