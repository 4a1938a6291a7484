import type { LegalDocument } from './legal.copy';

const copy: LegalDocument = {
  title: 'Terms of Service',
  effective: 'Effective October 10, 2024',
  contents: 'On this page',
  intro:
    'These terms apply to your use of the website of {name} and to the inquiries you send through it. Work for clients is governed by the agreement signed for it.',
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance',
      blocks: [
        {
          kind: 'text',
          text: 'By using this website you accept these terms. If you use it for a company, you confirm that you may do so on its behalf. If you do not agree with a clause, please do not use the website; you can still reach us at {email}.',
        },
      ],
    },
    {
      id: 'services',
      heading: 'Our services and this website',
      blocks: [
        {
          kind: 'text',
          text: '{name} is a remote consultancy for AI and analytics, SaaS platforms, ERP integration, supply chain optimization and web development. The website describes this work, publishes articles and lets you contact us by form, email or chat.',
        },
        {
          kind: 'text',
          text: 'Texts, case studies and figures are general information. They illustrate what such work can look like and do not promise the same result to anyone else. Articles are not legal, tax or investment advice.',
        },
        {
          kind: 'text',
          text: 'We may change, interrupt or close the website or parts of it at any time. Access to it is free of charge.',
        },
      ],
    },
    {
      id: 'inquiries-and-proposals',
      heading: 'Inquiries and proposals',
      blocks: [
        {
          kind: 'text',
          text: 'An inquiry, a chat or a discovery call places no obligation on either side. Times, prices and scopes named in them are estimates. A proposal binds neither side until both have signed a written agreement; its prices hold for the period stated in it.',
        },
        {
          kind: 'text',
          text: 'The written agreement sets out scope, price, schedule, acceptance and ownership of the results. Where it differs from these terms, the agreement prevails.',
        },
        {
          kind: 'text',
          text: 'We aim to answer every inquiry within 24 hours on working days. This is our practice and not a guaranteed service level, and we may decline an inquiry.',
        },
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      blocks: [
        {
          kind: 'text',
          text: 'Use the website lawfully and with regard for others. In particular, do not:',
        },
        {
          kind: 'list',
          items: [
            'send false details, advertising or content that is unlawful or that you have no right to send;',
            'send or link to malicious code;',
            'try to get into the staff console, conversations of other visitors or any other part that is not public;',
            'search for weaknesses or place an unusual load on the website without our written consent;',
            'collect personal information from it, or pose as another person or company.',
          ],
        },
        {
          kind: 'text',
          text: 'Automated access to the public pages, the feed and the documented public interface is allowed within the limits the server sets. We may block access that breaks these rules.',
        },
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        {
          kind: 'text',
          text: 'The texts, drawings, layout and code of this website belong to {name} or to those who licensed them to us. You may read, print and link to the pages and quote short passages with a reference to their source. Any other use needs our consent in writing. Names and marks of other companies, such as makers of software, belong to their owners; we mention them only to say what we work with.',
        },
        {
          kind: 'text',
          text: 'What you send to us remains yours. You allow us to store and use it to answer you and to prepare a proposal, and for nothing else.',
        },
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality of what you send',
      blocks: [
        {
          kind: 'text',
          text: 'We treat the content of inquiries, chats and calls as confidential. It is open to the people who deal with it and is not published or passed on without your consent, unless the law obliges us or the information was already public.',
        },
        {
          kind: 'text',
          text: 'Please send no passwords, health records, payment card data or similar secrets through the website. If your first question needs sensitive material, ask for a separate confidentiality agreement, and we will sign one before you send it. How personal information is handled is described in the Privacy Policy.',
        },
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Links to other websites',
      blocks: [
        {
          kind: 'text',
          text: 'Some pages link to websites run by others. We looked at each of them when we added the link, but we have no control over their content or how they handle your information, and a link is not a recommendation. Tell us about a link that no longer leads where it should.',
        },
      ],
    },
    {
      id: 'no-warranty',
      heading: 'No warranty',
      blocks: [
        {
          kind: 'text',
          text: 'We prepare the website with care, but provide it as it is and as it is available. To the extent the law permits, we give no warranty, express or implied, that it is complete, current, free of errors, always reachable or fit for a particular purpose. Warranties for work done under a signed agreement are set out in that agreement.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Limitation of liability',
      blocks: [
        {
          kind: 'text',
          text: 'To the extent the law permits, {name} is not liable for indirect or consequential loss, lost profit, lost data or interrupted business that arises from using this website, from relying on its content or from not being able to reach it. Nothing in these terms excludes liability that cannot be excluded by law, such as liability for intent or gross negligence.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        {
          kind: 'text',
          text: 'We may revise these terms. The version published here, with its date, applies to each use of the website from then on. If one clause proves invalid, the others remain in force. If we do not exercise a right at once, we do not waive it.',
        },
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      blocks: [
        {
          kind: 'text',
          text: 'These terms are governed by the laws of [Jurisdiction], without regard to its conflict of law rules.',
        },
        {
          kind: 'text',
          text: 'The jurisdiction is not settled yet. We will name it here before we rely on this clause.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          kind: 'text',
          text: 'Questions about these terms, and requests for consent under them, reach {name} at {email}.',
        },
      ],
    },
  ],
};

export default copy;
