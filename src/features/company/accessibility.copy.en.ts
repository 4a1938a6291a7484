import type { LegalDocument } from './legal.copy';

const copy: LegalDocument = {
  title: 'Accessibility',
  effective: 'Last reviewed November 29, 2026',
  contents: 'On this page',
  intro:
    'Everyone should be able to read this site, write to us and follow a project, whatever they can see, hear or hold. This page says what we aim for, how we test it, what does not work well yet and whom to tell.',
  sections: [
    {
      id: 'standard',
      heading: 'What we aim for',
      blocks: [
        {
          kind: 'text',
          text: 'The Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA, for every public page in English and in Arabic. By our own tests the site conforms to them, apart from the limits named below.',
        },
        {
          kind: 'list',
          items: [
            'All functions work by keyboard, and the focus is always visible.',
            'Pages can be read at 400% zoom and with text at twice its size.',
            'Charts have a description and a table with the same numbers.',
            'Light, dark and forced colors are supported, and motion ends when your system asks for less of it.',
            'Reading, searching and writing to us work without scripts too.',
          ],
        },
      ],
    },
    {
      id: 'tests',
      heading: 'How we test it',
      blocks: [
        {
          kind: 'text',
          text: 'Each change to the website is tested in a browser: all kinds of pages with axe, in both languages and both color themes, the main tasks by keyboard alone, and the layout at widths from 320 pixels, with enlarged text and in forced colors. These tests find many faults, but they cannot say how the site feels to somebody who depends on a screen reader.',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Known limits',
      blocks: [
        {
          kind: 'list',
          items: [
            'The site has not yet been tested by people who use a screen reader every day.',
            'Cards in lists cut a title after two lines and a text after three; the page behind each card shows both in full.',
            'While the chat is open beside the page, it may cover a link at the end of the page. It closes when focus reaches the link, or on Escape.',
            'The axes of charts run from left to right on Arabic pages as well.',
          ],
        },
      ],
    },
    {
      id: 'report',
      heading: 'Tell us',
      blocks: [
        {
          kind: 'text',
          text: 'If something does not work for you, write to {email} and name the page and what you use, such as a screen reader or voice control. We answer within a working day, and can send what you need in another form.',
        },
      ],
    },
  ],
};

export default copy;
