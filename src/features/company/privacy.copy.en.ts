import type { LegalDocument } from './legal.copy';

const copy: LegalDocument = {
  title: 'Privacy Policy',
  effective: 'Effective October 10, 2024',
  lastChanged: 'Last changed November 29, 2026',
  contents: 'On this page',
  intro:
    'This policy says what information {name} collects through this website, what it is used for, how long it is kept and what you can ask of us. It describes what the software of this website does, item by item.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'text',
          text: '{name} is a fully remote consultancy for companies in Jordan, the UAE, Saudi Arabia, Kuwait and Lebanon. We decide how the information described here is used, and we answer for it. Send questions and requests to {email}.',
        },
      ],
    },
    {
      id: 'inquiries',
      heading: 'Inquiries through the contact form',
      blocks: [
        {
          kind: 'text',
          text: 'When you send the contact form, we store an inquiry in our own database. It holds:',
        },
        {
          kind: 'list',
          items: [
            'your name and email address;',
            'your company and phone number, if you give them;',
            'the interest you choose, if any;',
            'your message, the time at which it arrived and the language of the page;',
            'the page on which your visit that day began, the website that led you there and the campaign named in the address, if any.',
          ],
        },
        {
          kind: 'text',
          text: 'Our staff are notified of inquiries by email and read them in a console that is closed to everyone else. We use the details to answer you and, if you wish, to prepare a proposal. An inquiry that looks like spam is flagged and listed separately, without a notification. It is stored like any other and not deleted for that reason. If our mail server does not accept a notification, the notification waits in our database until it is delivered or our staff remove it.',
        },
      ],
    },
    {
      id: 'usage-events',
      heading: 'Usage events without names',
      blocks: [
        {
          kind: 'text',
          text: 'To learn which pages are read and which buttons are used, the website sends usage events to our own server. No cookie is set for them, and they carry no name or account. An event holds:',
        },
        {
          kind: 'list',
          items: [
            'the path of the page, the page that referred you to it and the campaign named in its address, if any;',
            'the button clicked, or the fact that the contact form was begun or sent, with the interest chosen; an event never holds what you type before you send it;',
            'your browser’s user agent, a line of text naming its type and version;',
            'your network (IP) address, shortened as described below, and the time;',
            'a session id.',
          ],
        },
        {
          kind: 'text',
          text: 'The network address is shortened before anything is stored: an IPv4 address loses its last part, an IPv6 address is reduced to its /48 prefix. The full address is never stored.',
        },
        {
          kind: 'text',
          text: 'The session id is a keyed hash, a code computed from the day, your network address and your browser. Its random key is kept for at most 48 hours and then overwritten. Events of one day can thus be counted as one visit, with its first and last page, what led to it and whether the contact form was seen, begun or sent. Once the key is overwritten, no one, ourselves included, can work out which session was yours, with the one exception below.',
        },
        {
          kind: 'text',
          text: 'There is one link to a person. When you send the contact form, our server notes that the inquiry came from that session, so that we can see which pages lead to inquiries. If you would rather not have this note, write to {email} instead.',
        },
      ],
    },
    {
      id: 'chat',
      heading: 'Chat',
      blocks: [
        {
          kind: 'text',
          text: 'If you open the chat, a signed cookie that no script can read links your browser with the conversation, so that you can read the answers and other visitors cannot. We store your messages, our answers, their times, the page that you last wrote from and a random visitor id. Name and email are optional; without them our staff see an anonymous visitor. While the chat is open, it also tells our staff which page you are on, your time zone and whether you are typing; this is kept in memory for a day at most and not stored. If you send a picture or a PDF, it is stored with the conversation; from pictures we remove the data that the camera has added, such as the location. If you rate a conversation, we store the rating and your comment. As long as you do not open the chat, this cookie is not set.',
        },
      ],
    },
    {
      id: 'cookies-and-third-parties',
      heading: 'Cookies, advertising and third parties',
      blocks: [
        {
          kind: 'text',
          text: 'The chat cookie is the only cookie that a visitor can receive from this website. Contacts of our clients who open their own pages by a personal link have a session cookie for these pages, and staff who sign in to the console have a session cookie and an access token in their own browser.',
        },
        {
          kind: 'text',
          text: 'There is no advertising on this website. Its pages load no scripts from third parties and send them no requests; fonts and pictures come from our own server. The newsletter field sends nothing: what you type there does not leave your browser. Links to other websites, such as our social media profiles, contact those websites only when you follow them, and their own policies then apply.',
        },
      ],
    },
    {
      id: 'purposes',
      heading: 'Why we may use this information',
      blocks: [
        {
          kind: 'text',
          text: 'We use inquiries and chat messages because you ask us to: we answer them, and take the steps that may lead to a contract. Usage events, kept in a form that does not identify anyone, serve our legitimate interest in a website that people can use. Protection against abuse serves the security of the website. We build no profiles of visitors and make no automated decisions that affect their rights.',
        },
      ],
    },
    {
      id: 'recipients',
      heading: 'Who receives it',
      blocks: [
        {
          kind: 'text',
          text: 'We do not sell personal information, and we do not share it with others for purposes of their own. It is seen by our staff and by our own programs that staff connect to this website, such as a list of contacts. These programs read it with an access token, or receive a notice of an event such as a new inquiry; we keep each notice for 30 days. Companies that rent servers to us or carry our email may process it on our behalf and only for that task. We disclose information to authorities where the law obliges us to.',
        },
      ],
    },
    {
      id: 'location',
      heading: 'Where it is held',
      blocks: [
        {
          kind: 'text',
          text: 'The information is held on servers that we run or rent; we name the country on request. Since our team is remote, staff may read an inquiry from a country other than yours. Where the law that protects you sets conditions for such a transfer, we meet them before it takes place.',
        },
      ],
    },
    {
      id: 'retention',
      heading: 'How long it is kept',
      blocks: [
        {
          kind: 'list',
          items: [
            'Inquiries, and the note of the session they came from: as long as a business relationship with you is being considered or exists. They are removed on request.',
            'Conversations in the chat: the same rule applies.',
            'At present we set no fixed period for inquiries and conversations. If we set one, older ones will be removed automatically, except for clients’ inquiries.',
            'Mail that could not be delivered: until it is delivered or removed. Replies kept so that an inquiry sent twice by a program is stored only once: one day.',
            'The record of which member of staff changed what: at present 1,095 days. It has no names, addresses or texts of visitors.',
            'Usage events: at present 730 days, after which they are removed. Daily totals stay; they are counts without session ids or addresses.',
            'The random key behind session ids: at most 48 hours. It is left out of backups.',
          ],
        },
        {
          kind: 'text',
          text: 'A backup, an exported list or an email to our staff that was made before a deletion can contain the deleted record until it is replaced or deleted as well.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'What you can ask of us',
      blocks: [
        {
          kind: 'text',
          text: 'Write to {email} to ask for any of the following:',
        },
        {
          kind: 'list',
          items: [
            'access: a copy of everything that is stored under your email address, as a file that programs can read and as spreadsheets;',
            'correction of what is wrong or incomplete;',
            'deletion of all of it: inquiries, conversations, undelivered mail and, if you are a client, your projects with their updates and files;',
            'an end to a certain use, if you object to it.',
          ],
        },
        {
          kind: 'text',
          text: 'After a deletion, only counts remain, such as the number of inquiries of a day, and a note that a deletion took place; nothing in them leads back to you. We search for exactly the address that you name, so tell us of others that you have used, and of conversations in which you gave no address.',
        },
        {
          kind: 'text',
          text: 'You get a first answer within 24 hours on working days. We may ask for proof that the request comes from you, such as a reply from the address in question. Usage events cannot be searched by name, and once the key is overwritten we cannot tell which of them were yours, unless they belong to the session noted with an inquiry. If our answer does not satisfy you, you may turn to the data protection authority of your country.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        {
          kind: 'text',
          text: 'Everything behind the public pages is open only to staff, who sign in with an access token, and to contacts of our clients, who see only their own pages. Personal tokens and staff sessions are stored only as hashes, and repeated attempts with wrong tokens are blocked for a while. To stop floods of requests and forms sent twice, the site holds full network addresses, in memory only, and never writes them to disk. No system is free of risk; if a breach affects you, we will tell you and the competent authorities as the law requires.',
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        {
          kind: 'text',
          text: 'This website is meant for businesses. We do not knowingly collect information from anyone under 18. If a child has written to us, tell us and we will delete the message.',
        },
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        {
          kind: 'text',
          text: 'Before the website starts to handle information differently, we change this page and put a new date at its top. People with an open inquiry are told by email if a change concerns what they sent. For anything in this policy, write to {name} at {email}.',
        },
      ],
    },
  ],
};

export default copy;
