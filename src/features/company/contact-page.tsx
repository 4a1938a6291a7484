import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { frameCopy } from '../../config/frame.copy';
import type { SolutionId } from '../../config/site';
import { contactCopy } from './contact.copy';
import { ContactHead } from './contact-head';
import { ContactPromise } from './contact-promise';
import { ContactProof } from './contact-proof';
import type { CountryGuides } from './guides';
import { Questions } from './questions';
import type { StudyItem } from './solution-proof';
import { CompanyDetails } from './static-contact-details';

interface ContactPageProps {
  form: ReactNode;
  studies: StudyItem[];
  guides: CountryGuides;
  /** The solution that the visitor asked about. */
  about: SolutionId | undefined;
}

export function ContactPage({ form, studies, guides, about }: ContactPageProps) {
  const { settings } = useRouter().options.context;
  const copy = contactCopy.useCopy();
  const { solutions } = frameCopy.useCopy();
  return (
    <>
      <ContactHead />
      <div className="wrap grid grid-cols-1 gap-14 section pt-[clamp(2.5rem,5vw,4.5rem)] nav:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] nav:gap-20">
        <ContactPromise
          copy={copy}
          settings={settings}
          form={form}
          topic={about && solutions[about]}
        />
        <CompanyDetails guides={guides} />
      </div>
      <ContactProof copy={copy.proof} studies={studies} />
      <Questions id="faq-heading" title={copy.faqHeading} questions={copy.faq} />
    </>
  );
}
