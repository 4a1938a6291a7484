import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { frameCopy } from '../../config/frame.copy';
import type { SolutionId } from '../../config/site';
import { contactCopy } from './contact.copy';
import { ContactHead } from './contact-head';
import { ContactPromise } from './contact-promise';
import { CompanyFacts, ContactQuestions } from './static-contact';

interface ContactPageProps {
  form: ReactNode;
  /** The solution that the visitor asked about. */
  about: SolutionId | undefined;
}

export function ContactPage({ form, about }: ContactPageProps) {
  const { settings } = useRouter().options.context;
  const copy = contactCopy.useCopy();
  const { solutions } = frameCopy.useCopy();
  return (
    <>
      <ContactHead />
      <div className="wrap grid gap-14 section nav:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] nav:gap-20">
        <ContactPromise
          copy={copy}
          settings={settings}
          form={form}
          topic={about && solutions[about]}
        />
        <CompanyFacts />
      </div>
      <ContactQuestions />
    </>
  );
}
