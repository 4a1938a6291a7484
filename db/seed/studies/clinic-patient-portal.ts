import type { SeedCaseStudy } from '../types';

export const clinicPatientPortal: SeedCaseStudy = {
  title: 'Test results that patients read without calling',
  slug: 'clinic-patient-portal',
  searchTitle: 'Patient portal for clinics in the UAE',
  industry: 'Healthcare',
  location: 'Seven clinics in Dubai and Sharjah',
  team: 'Ours: 4 engineers, 1 designer. Theirs: 2 physicians, the data protection officer',
  challenge: [
    'A private group of clinics in the UAE took 1,900 calls every week. Two in three callers asked only whether a result was ready or a slot had come free.',
    'Just after eight on a Monday, 31 callers were waiting for the one phone desk of seven clinics that shared no calendar. The desk knew them only by name and date of birth, and the result they asked for had often lain in the laboratory system for a day before anyone read it out. Those who did not get through came in person or stayed away: 14% of booked slots went unused. The group wanted one portal in Arabic and English that its data protection officer would sign off on.',
  ].join('\n\n'),
  solution:
    'A patient has one account for all seven clinics. On the SaaS platform behind it, each clinic keeps its own calendar, price list and staff roles.',
  steps: [
    {
      title: 'Listen to the phone desk',
      period: 'Weeks 1 to 3',
      text: 'We heard 600 calls in eight days at the desk. Two questions accounted for two-thirds of them. We sorted every call by what would have made it unnecessary.',
      kept: 'the sorted calls, without names',
    },
    {
      title: 'Settle who may see what',
      period: 'Weeks 4 to 9',
      text: 'Before any code existed, the data protection officer had approved what each role may see. Each view of a record goes into an audit log that the compliance team can search for itself.',
      kept: 'the signed record of data processing, and the log',
    },
    {
      title: 'Connect laboratory and calendar',
      period: 'Weeks 8 to 18',
      text: 'Appointments and results are exchanged with the clinic system over HL7 FHIR, a standard for health data. A result appears once a physician has released it, with a note in plain words.',
      kept: 'the interface, and 140 test messages',
    },
    {
      title: 'One clinic, 400 patients, eight weeks',
      period: 'Weeks 19 to 26',
      text: 'One clinic tried the portal first, and its questions led to a new appointment screen before the others joined. Patients sign in with a one-time code after their ID card has been checked once at a desk.',
      kept: 'the list of questions, answered',
    },
    {
      title: 'Bring in the other six',
      period: 'Weeks 27 to 43',
      text: 'Another clinic joined every three weeks. Patients confirm or move a visit from a text message, so an appointment never depends on the portal.',
      kept: 'the checklist for joining, now used for the eighth clinic',
    },
  ],
  results: [
    {
      metric: 'Calls to the desk',
      value: '−58%',
      description: 'Calls a week to the shared phone desk.',
      from: '1,900',
      to: '800',
      measuredBy:
        'Counted by the telephone system: average of the eight weeks before the first clinic joined and of eight weeks after the last, excluding holidays.',
    },
    {
      metric: 'Time until results are read',
      value: '4 h',
      description: 'Median time from a result’s release until the patient first reads it.',
      from: '31 h',
      to: '4 h',
      measuredBy:
        'From release to the first view in the audit log. Before: from release to the call, 520 results noted by the desk over two weeks.',
    },
    {
      metric: 'Appointments missed',
      value: '8%',
      description: 'Booked slots whose patient did not come.',
      from: '14%',
      to: '8%',
      measuredBy:
        'All booked slots of a quarter, against the same quarter a year earlier. Slots that the patient moved in good time do not count as missed.',
    },
  ],
  lessons: [
    'A code went to the wrong phone\nSecond week: a mother’s one-time code reached her son, because families share phone numbers. The audit log proves that he did not open a record; I stopped the portal all the same, for three days. I had checked who may see a record, and no document said whose phone it was. The desk now confirms the number when it checks the card, and the finding is closed.',
    'Sixty sentences took five weeks\nI allowed one week for the notes under results. They took five, for two reasons. First, the physicians had to agree on every word, and in their place I would have insisted too. Second, I had planned the screens to the day and put no one in charge of the sentences. Since then every text a patient will read has its own plan and its own owner.',
  ].join('\n\n'),
  timeline: '10 months',
  stack: ['TypeScript', 'React', 'NestJS', 'PostgreSQL', 'HL7 FHIR', 'Keycloak'],
  featured: 'true',
  relatedInsight: 'data-residency-what-to-ask-before-you-pick-a-region',
};
