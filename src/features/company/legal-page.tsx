import { Fragment, type ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { CaseArt } from '../../components/art/art';
import { siteName } from '../../config/site';
import { useLanguage } from '../../hooks/use-language';
import type { LegalBlock, LegalDocument } from './legal.copy';

/** A long legal text with a table of contents at the side. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { contactEmail } = useRouter().options.context.settings;
  const name = siteName(useLanguage());
  const fill = (text: string) =>
    text
      .replaceAll('{name}', name)
      .split('{email}')
      .map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <a dir="ltr" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
          )}
          {part}
        </Fragment>
      ));
  const { title, effective, lastChanged, contents, intro, sections } = document;
  return (
    <article>
      <header className="relative overflow-clip band">
        <CaseArt
          industry="legal"
          slug=""
          shape="header"
          className="absolute inset-y-0 end-0 h-full w-[42%] max-lg:hidden print:hidden"
        />
        <div className="relative wrap pt-[clamp(2rem,4vw,3.5rem)] pb-[clamp(1.5rem,3vw,2.5rem)]">
          <h1 className="text-h1">{title}</h1>
          <p className="mt-4 text-muted">{effective}</p>
          {lastChanged && <p className="text-muted">{lastChanged}</p>}
        </div>
      </header>
      <div className="wrap grid gap-x-18 gap-y-10 py-[clamp(3rem,6vw,6rem)] lg:grid-cols-[16rem_minmax(0,var(--container-measure))]">
        <nav
          aria-labelledby="contents-heading"
          className="text-ui lg:sticky lg:top-28 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto print:hidden"
        >
          <h2 id="contents-heading" className="mb-2 text-small font-strong text-muted">
            {contents}
          </h2>
          <ol className="border-s-2 border-line">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ms-0.5 block border-s-2 border-transparent px-4 py-3 leading-snug text-muted no-underline hover:text-text hover:underline aria-[current]:border-accent aria-[current]:text-text"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          <p>{fill(intro)}</p>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {blocks.map((block, index) => (
                <Block key={index} block={block} fill={fill} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

function Block({ block, fill }: { block: LegalBlock; fill: (text: string) => ReactNode }) {
  if (block.kind === 'text') return <p className="mt-[1.25em]">{fill(block.text)}</p>;
  return (
    <ul className="mt-[1.25em]">
      {block.items.map((item) => (
        <li key={item}>{fill(item)}</li>
      ))}
    </ul>
  );
}
