/** What the form says before the server is asked, in the words of the server's schema. */
export const SUBMIT_LEAD_MESSAGES = {
  name: 'Name is required',
  email: 'Valid email is required',
  message: 'Message is required',
} as const;
