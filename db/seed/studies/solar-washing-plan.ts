import type { SeedCaseStudy } from '../types';

export const solarWashingPlan: SeedCaseStudy = {
  title: 'Solar panels washed when dust costs more than water',
  slug: 'solar-washing-plan',
  searchTitle: 'Solar panel cleaning for dusty sites in Saudi Arabia',
  industry: 'Energy and maintenance',
  location: 'Five solar sites in the north of Saudi Arabia',
  team: 'Ours: 3 engineers, 1 analyst. Theirs: 4 crews, 2 shift leads',
  challenge: [
    'A solar operator in Saudi Arabia washed 310,000 panels by the calendar. Often that was a day before a dust storm or a week after output began to fall.',
    'Nineteen days passed on average before anyone noticed that a string of panels had failed. Monitoring raised some 900 alarms a day, more than any shift could read, so faults were found on foot. The five sites shared four washing crews, who drove out with a paper list; the water came by tanker. Spare parts were ordered only after the old ones had broken.',
  ].join('\n\n'),
  solution:
    'Each morning a model estimates how much energy every row of panels loses to dust and sets that cost against the price of a wash: water, crew and travel. The result is a seven-day plan that the shift lead can overrule.',
  steps: [
    {
      title: 'Put a price on dust',
      period: 'Months 1 to 3',
      text: 'It took two months to find the readings that were simply wrong. After that, inverter readings, clean reference panels and the dust forecast gave the loss of each row in riyals a day.',
      kept: 'a list of 46 sensors, repaired or retired',
    },
    {
      title: 'Sort the alarms',
      period: 'Months 3 to 5',
      text: 'The same readings show which alarms share a cause. These become one work order, which states the loss per day; harmless alarms stay on record and out of the way.',
      kept: 'the rules that group alarms, and the record of those left out',
    },
    {
      title: 'Let one site follow the plan, and one the calendar',
      period: 'Months 5 to 8',
      text: 'For three months two similar sites ran side by side, so that the saving was measured and not assumed.',
      kept: 'the comparison, week by week',
    },
    {
      title: 'Give it to the crews',
      period: 'Months 8 to 12',
      text: 'Technicians get their orders on a phone, even without a signal, and the parts they book reach the spare parts list in the ERP.',
      kept: 'the app, and a parts list that it keeps current',
    },
  ],
  results: [
    {
      metric: 'Water for washing',
      value: '−26%',
      description: 'Cubic meters a month at all five sites.',
      from: '3,830 m³',
      to: '2,830 m³',
      measuredBy:
        'Tanker deliveries, average of six months against the same months a year earlier. The later year was the dustier one. In the trial of two sites, the planned one had used 24% less.',
    },
    {
      metric: 'Time until a fault is found',
      value: '3 days',
      description: 'Average time before a failed panel string is noticed.',
      from: '19 days',
      to: '3 days',
      measuredBy:
        'From the first wrong reading, found afterward in the data, to the work order. 118 faults before, 131 after.',
    },
    {
      metric: 'Share of possible output',
      value: '96.1%',
      description: 'Delivered energy as a share of what clean, fault-free panels would give.',
      from: '94.0%',
      to: '96.1%',
      measuredBy:
        'Metered energy against the reference panels, over six months. The reference panels are washed every day.',
    },
  ],
  lessons: [
    'Dew washes too\nOn a January morning a shift lead asked me why his crew had been sent to wash clean panels. By then this had been happening for three weeks. On some winter nights dew had done most of a crew’s work before sunrise; I had drawn dust as a curve that only a wash brings down. Since then whoever drives out can report “already clean,” and each report teaches the model something about dew.',
    'Nineteen days was my number, not theirs\nI counted nineteen days from the first wrong reading. The operator had always reported two, counted from the first complaint. Neither of us had made a mistake, and discussing the difference cost us a month. I no longer start counting before we have agreed on how to count.',
  ].join('\n\n'),
  timeline: '12 months',
  stack: ['Python', 'TimescaleDB', 'MQTT', 'Grafana', 'React Native'],
  featured: 'false',
  relatedInsight: 'the-saved-hours-nobody-can-find',
};
