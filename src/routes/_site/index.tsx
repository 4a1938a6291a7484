import { createFileRoute } from '@tanstack/react-router';
import { SectionHead } from '../../components/section-head';
import { CtaBand } from '../../features/company/cta-band';
import { Hero } from '../../features/company/hero';
import { home } from '../../features/company/home.copy';
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
  loader: ({ context: { trpc } }) =>
    loadLists(trpc.caseStudies.featured.prefetch(), trpc.insights.recent.prefetch()),
  head: ({ match }) => fixedHead(match.context, '/', organization(match.context)),
  component: Home,
});

function Home() {
  return (
    <>
      <Hero />
      <SolutionCards />
      <SuccessStories />
      <section className="wrap section later-40/74">
        <SectionHead title={home.approachHeading} intro={home.approachIntro} />
        <Steps />
      </section>
      <LatestInsights />
      <HomeContact form={<ContactForm />} />
      <CtaBand />
    </>
  );
}
