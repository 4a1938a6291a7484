import { createFileRoute } from '@tanstack/react-router';
import { SectionHead } from '../../components/section-head';
import { CtaBand } from '../../features/company/cta-band';
import { Hero } from '../../features/company/hero';
import { homeCopy } from '../../features/company/home.copy';
import { stepsCopy } from '../../features/company/steps.copy';
import { contentCopy } from '../../features/content/content.copy';
import { contactFormCopy } from '../../features/leads/contact-form.copy';
import { loadCopies } from '../../lib/copy';
import { listInput } from '../../lib/list-input';
import { HomeContact } from '../../features/company/home-contact';
import { SolutionCards } from '../../features/company/solution-cards';
import { Steps } from '../../features/company/static-steps';
import { organization } from '../../features/company/organization';
import { LatestInsights, SuccessStories } from '../../features/content/home-lists';
import { ContactForm } from '../../features/leads/contact-form';
import { fixedHead } from '../../lib/head';
import { loadLists } from '../../lib/load';

export const Route = createFileRoute('/_site/')({
  // `prefetch` never throws: a list that fails is left out, and the page still renders.
  loader: async ({ context }) => {
    const { trpc, language } = context;
    const input = listInput(language);
    await Promise.all([
      loadCopies(context, homeCopy, stepsCopy, contentCopy, contactFormCopy),
      loadLists(
        trpc.caseStudies.featuredCards.prefetch(input),
        trpc.insights.recentCards.prefetch(input),
      ),
    ]);
  },
  head: ({ match: { context } }) =>
    fixedHead(context, '/', { jsonLd: import.meta.env.SSR && organization(context) }),
  component: Home,
});

function Home() {
  const { heading, intro } = stepsCopy.useCopy();
  return (
    <>
      <Hero />
      <SolutionCards />
      <SuccessStories />
      <section className="wrap later-40/74 section">
        <SectionHead title={heading} intro={intro} />
        <Steps />
      </section>
      <LatestInsights />
      <HomeContact form={<ContactForm />} />
      <CtaBand />
    </>
  );
}
