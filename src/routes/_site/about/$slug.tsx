import { createFileRoute, notFound } from '@tanstack/react-router';
import { CtaBand } from '../../../features/company/cta-band';
import { personData } from '../../../features/company/people';
import { PersonPage } from '../../../features/company/person-page';
import { contentCopy } from '../../../features/content/content.copy';
import { WrittenBy } from '../../../features/content/written-by';
import { pageHead } from '../../../lib/head';

export const Route = createFileRoute('/_site/about/$slug')({
  loader: async ({ context, params }) => {
    // Imported lazily: loaders are part of the entry, which every page loads.
    const [{ loadPerson }] = await Promise.all([
      import('../../../features/company/person-page'),
      contentCopy.load(context),
    ]);
    const person = await loadPerson(context, params.slug);
    if (!person) throw notFound();
    return person;
  },
  head: ({ match: { context }, loaderData }) =>
    loaderData
      ? pageHead(context, {
          ...loaderData.head,
          mainEntity: import.meta.env.SSR && personData(context, loaderData.member),
        })
      : {},
  component: Person,
});

function Person() {
  const { member, studies, articles, headings, words } = Route.useLoaderData();
  return (
    <>
      <PersonPage member={member} />
      <WrittenBy headings={headings} studies={studies} insights={articles} />
      <CtaBand words={words} />
    </>
  );
}
