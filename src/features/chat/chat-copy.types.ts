/** The texts of the visitor's panel. */
export interface ChatCopy {
  title: string;
  subtitle: string;
  /** Who answers when, in the head: by the usual minutes, or from `{time}`, today or on `{day}`. */
  answers: {
    usually: Record<2 | 5 | 10 | 30 | 60, string>;
    today: string;
    from: string;
    nobody: string;
  };
  typing: string;
  /** Saves the conversation as a file. */
  keep: string;
  rating: {
    question: string;
    good: string;
    bad: string;
    comment: string;
    send: string;
    thanks: string;
    failed: string;
  };
  close: string;
  conversation: string;
  /** Before the visitor's first message, after it, and after the end of the conversation. */
  notes: { before: string; waiting: string; closed: string };
  /** Questions to begin with, and what their list is called. A press puts one into the message box. */
  starters: { label: string; questions: string[] };
  link: { stopped: string; expired: string };
  unreachable: string;
  tryAgain: string;
  you: string;
  /** For an answer without a name. */
  agent: string;
  states: { sent: string; sending: string; failed: string; retry: string };
  reach: {
    summary: string;
    name: string;
    email: string;
    /** For screen readers, which begin at the message box. */
    above: string;
    wrongEmail: string;
  };
  files: {
    attach: string;
    sending: string;
    cancel: string;
    /** By the status of the answer. */
    tooLarge: string;
    wrongType: string;
    tooMany: string;
    failed: string;
  };
  box: { label: string; placeholder: string; send: string };
  /** For whatever the server refuses; empty in English, which shows the server's own text. */
  refused: string;
}
