import { createFileRoute } from '@tanstack/react-router';
import { SectionHead } from '../../components/section-head';
import { CtaBand } from '../../features/company/cta-band';
import { Hero } from '../../features/company/hero';
import { home } from '../../features/company/home.copy';
import { HomeContact } from '../../features/company/home-contact';
import { SolutionCards } from '../../features/company/solution-cards';
import { Steps } from '../../features/company/steps';
import { LatestInsights, SuccessStories } from '../../features/content/home-lists';
import { ContactForm } from '../../features/leads/contact-form';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/_site/')({
  // What fails to load is left out; the page itself never fails.
  loader: ({ context: { trpc } }) =>
    Promise.all([trpc.caseStudies.featured.prefetch(), trpc.insights.recent.prefetch()]),
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'AI-driven solutions for operations',
      description:
        'A remote consultancy for the Middle East: AI and analytics, SaaS platforms, ERP integration and supply chain, built so that your own people can run them.',
      path: '/',
    }),
  component: Home,
});

function Home() {
  return (
    <>
      <Hero />
      <SolutionCards />
      <SuccessStories />
      <section className="wrap section">
        <SectionHead title={home.approachHeading} intro={home.approachIntro} />
        <Steps />
      </section>
      <LatestInsights />
      <HomeContact form={<ContactForm />} />
      <CtaBand />
    </>
  );
}
