/** Messages that the form shows before it calls the server; the same as those of the schema. */
export const SUBMIT_LEAD_MESSAGES = {
  name: 'Name is required',
  email: 'Valid email is required',
  message: 'Message is required',
} as const;
