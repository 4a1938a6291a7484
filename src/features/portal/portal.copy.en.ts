import type { AskKind, AskOutcome, ContactNews } from '../../../db/enums';
import type { PluralForms } from '../../lib/copy';

const copy = {
  title: 'Your projects',
  pagesOf: 'Client pages for {company}',
  signOut: 'Sign out',
  /** The other language in its own words. */
  otherLanguage: 'العربية',
  preview: {
    text: 'This is how {company} sees its pages. Nothing here can be answered, and nobody counts as having seen it.',
    back: 'Back to the console',
  },
  /** Small numbers as words, where a sentence has them so. */
  numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  headline: {
    open: { one: 'One open project', other: '{count} open projects' } as PluralForms,
    waiting: {
      one: 'one thing for you to do',
      other: '{count} things for you to do',
    } as PluralForms,
    nothing: 'nothing for you to do',
    allDone: 'No open project',
  },
  /** `{time}` */
  asOf: 'As of {time}. This page updates itself while it is open. Only the people in your firm whom you have named can see it.',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** `{month}`, `{day}`, `{year}` and `{time}` */
  day: '{month} {day}',
  dayOfYear: '{month} {day}, {year}',
  /** `{day}` and `{time}` */
  moment: '{day}, {time}',
  today: 'Today',
  am: 'AM',
  pm: 'PM',
  waiting: {
    title: 'Waiting for you',
    order: 'Earliest date first',
    kinds: {
      approve: 'Approve',
      choose: 'Choose one',
      file: 'Send a file',
      answer: 'Answer',
    } satisfies Record<AskKind, string>,
    by: 'by {day}',
    late: 'was due {day}',
    approve: 'Approve',
    approveNote: 'We record your approval with your name and the time. It is final.',
    approveSend: 'Yes, approve',
    decline: 'Not yet, and why',
    why: 'Why not yet?',
    declineSend: 'Send this reason',
    choose: 'Your choice',
    chooseSend: 'Send this choice',
    file: 'A file',
    fileHelp: 'A picture, PDF, Office file, CSV, text or ZIP of up to 50 MB.',
    fileSend: 'Send the file',
    answer: 'Your answer',
    answerSend: 'Send the answer',
    outcomes: {
      approved: 'Approved by {name} on {time}',
      declined: 'Not yet, says {name} on {time}',
      chosen: 'Chosen by {name} on {time}',
      sent: 'Sent by {name} on {time}',
      answered: 'Answered by {name} on {time}',
    } satisfies Record<AskOutcome, string>,
  },
  projects: {
    title: 'Projects',
    none: 'There is no project yet. It will appear here when it begins.',
    done: 'done',
    next: 'Next:',
    due: 'due {day}',
    span: '{from} to {until}',
    from: 'since {from}',
    until: 'until {until}',
    statuses: {
      planning: 'In planning',
      'in-progress': 'On track',
      completed: 'Completed',
      'on-hold': 'On hold',
      waiting: 'Waiting for you',
    },
    progress: 'Progress of {title}',
    milestoneDone: 'done',
    milestoneNext: 'next',
    milestoneLater: 'to come',
  },
  updates: {
    title: 'What was done',
    none: 'No update has been posted yet.',
    edited: 'edited',
    older: 'Older updates',
    newest: 'Back to the newest',
    total: { one: 'One update', other: '{count} updates' } as PluralForms,
    comment: 'Your comment',
    send: 'Send the comment',
    answerTo: 'Reply to {name}',
    firm: 'us',
    files: 'Files',
  },
  people: 'Your people here',
  news: {
    title: 'News by email',
    label: 'When',
    choices: { at_once: 'At once', digest: 'Once a day, at nine', never: 'Never' } satisfies Record<
      ContactNews,
      string
    >,
    save: 'Save',
    to: 'To {email}',
  },
  foot: {
    questions: 'Questions? Ask under any update, or write to',
    ends: 'Your access ends on {day}; each visit extends it.',
  },
  /** What happened with the last form. */
  said: {
    requested: 'If this address is known to us, a new link is on its way. It works for 24 hours.',
    answered: 'Thank you, your answer has arrived.',
    commented: 'Your comment has arrived.',
    saved: 'Saved.',
    'signed-out': 'You are signed out.',
    stopped: 'You will get no more of these emails.',
    invalid: 'Something is missing. Please look at what you filled in.',
    'wrong-file': 'This file is not accepted. Send a picture, PDF, Office file, CSV, text or ZIP.',
    'too-large': 'The file is larger than 50 MB. None of it was stored.',
    'done-already': 'Somebody has answered this already.',
    gone: 'This is no longer here.',
    ended: 'Your access has ended. Ask for a new link.',
    'too-many': 'That was too much at once. Please try again later.',
    later: 'Nothing can be saved at the moment. Please try again soon.',
  } as Record<string, string>,
  /** What was typed into a form that has gone. */
  lost: {
    text: 'This has meanwhile been answered or withdrawn. Here is your text, in case you want to send it elsewhere:',
    dismiss: 'No longer needed',
  },
  request: {
    title: 'Your client pages',
    text: 'They open with a personal link. Enter the email address we have for you, and we will send a new one.',
    email: 'Email',
    send: 'Send a new link',
    after: 'The link can be used once, within 24 hours.',
  },
  link: {
    open: { title: 'Welcome, {name}', text: 'This opens your client pages in this browser.' },
    used: {
      title: 'This link has been used',
      text: 'Each link opens the pages once. In the browser where you used it, you are still signed in. For another device, ask for a new one.',
    },
    expired: {
      title: 'This link has expired',
      text: 'A link works for 24 hours. Ask for a new one.',
    },
    unknown: {
      title: 'This link no longer works',
      text: 'It was withdrawn, or a newer one has taken its place. Ask for a new one.',
    },
  },
  linkOpen: 'Open my pages',
  stop: {
    title: 'No more emails?',
    text: 'You will get no more news of your projects by email. Your pages stay open to you, and you can turn emails on again there.',
    press: 'Stop the emails',
    done: 'You will get no more of these emails',
  },
};

export default copy;
