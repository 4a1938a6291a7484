import type { SeedInsight } from '../types';

export const whatATemperatureLogCanProve: SeedInsight = {
  title: 'What a temperature log can prove',
  slug: 'what-a-temperature-log-can-prove',
  searchTitle: 'Cold chain temperature logs that hold as proof',
  excerpt:
    'Sixteen cartons are refused although the temperature log is spotless. One trip, hour by hour: what sensors, clocks and scans can prove, and what they cannot.',
  category: 'Supply Chain',
  publishedAt: '2026-05-28T07:00:00.000Z',
  content: `~~~callout
title: In short
A temperature log proves what one sensor measured where it hung; it says nothing about cartons that nobody scanned into the trailer. On our invented trip, 38 of 61 readings arrived, or 62%, while proof needs 96% and no gap over half an hour. Scan pallets, map the trailer before summer, and record when each reading was taken and received.
~~~

Sixteen cartons stand at the warehouse gate of a pharmacy chain, refused because the indicator in one has changed color. The carrier sends the trailer’s temperature log, and it stays between 2 and 8 degrees for the whole trip.

Both may be right. Follow the cartons from the start, with four questions: where the sensor was, when the reading was taken, what the goods were doing then, and who could have changed the record. The trip is invented; all times are local time at the dock.

## 04:10, the dock

It is July. The truck is there, the stamped papers are not, and you wait beside the pallet for forty minutes. The middle of the pallet hardly warms; an outer carton does.

**The log proves** nothing. It has not begun.

**It cannot prove** where your cartons are. The sensor reports for its trailer, the ERP for its delivery. No record says which pallet was in which trailer, and when.

## 05:00, where is the sensor?

The trailer has two sensors. One measures the air by the doors: 4.8. The other is buffered: in a bottle of glycol, it warms as slowly as the goods and reads 4.1. Your cartons stand in the last row, by the doors. There the air is several degrees warmer than near the cooling unit and changes within a minute; a pallet of medicine takes hours.

> A bare sensor at the cooling unit reports a fine day while the trailer’s last row warms up.

**The log proves** the temperature at two points, if you know which two and each device has its calibration on file: device number, certificate number, date, correction found. The EU’s [guidelines on distributing medicines](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:52013XC1123%2801%29) ask for a calibration at least once a year, and for mapping that allows for the seasons.

**It cannot prove** that either point is the warmest. Nobody has mapped this trailer.

## 08:00, no signal

Between city and border the signal goes. A good logger stores its readings and sends them later. This one drops them until 12:00.

The carrier’s tool joins the points and draws a reassuring line across hours in which the unit may have been off. Draw the gap:

~~~chart line
title: Four hours without a reading are part of the record
unit: Degrees Celsius, one trip
rows: Time
x: 05:00 06:00 07:00 08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00
Air by the doors: 4.8 5.6 5.1 5.9 - - - 7.4 9.1 7.0 6.1
Buffered sensor: 4.1 4.3 4.4 4.6 - - - 6.3 6.9 6.6 6.0
limit: 8, upper limit
mark: 08:00 to 12:00, no readings
alt: Both lines break off from 08:00 to 12:00 and go on higher. By the doors the air peaks at 9.1 degrees at 13:00, above the limit of 8; the buffered sensor stays below it, at 6.9 at most.
source: Invented readings.
~~~

**The log proves** that the buffered sensor reads 4.6 before the gap and 6.3 after it.

**It cannot prove** anything in between. One reading every ten minutes should make 61 per sensor. You have 38, or 62%. A trip with 96% of its readings and no gap over thirty minutes is evidence. This one is not, whatever its averages say.

## 13:00, when should alarms ring?

The doors open for another customer. The air there rises to 9.1, the buffered sensor to 6.9. The carrier sends only the second curve, hence the spotless log.

My first alarm rang at 8 degrees without delay, so every open door was an incident. After forty messages the dispatcher stopped reading. Usable alarms follow four rules:

1. The buffered sensor is above 8 degrees for 15 minutes, or the air sensor for 30 with the doors closed.
2. There is a low limit, because [many vaccines lose their potency when frozen](https://www.technet-21.org/en/library/main/2840-aide-m%C3%A9moire-for-prevention-of-freeze-damage-to-vaccines) and never regain it.
3. No reading for 20 minutes is an alarm.
4. Each alarm names one person, and passes to a second after 10 minutes without confirmation.

These limits are examples. The product’s label and your quality manager set the real ones; the WHO has [model guidance](https://www.who.int/publications/m/item/trs961-annex9-modelguidanceforstoragetransport) for storage and transport. You may tune the minutes until more than half of the alarms lead to an action. Under rule 3, a phone rings at 08:20: your first chance to know.

**The log proves** that warm air reached one sensor.

**It cannot prove** that the doors were open.

## 15:00, the gate

The sensors read 6.1 and 6.0. The delivery note says 14:00, because across the border clocks are an hour behind. The indicator shows that a carton was too warm. It cannot show when.

**The log proves** that the trailer arrives cold.

**It cannot prove** that these cartons were in it all day, or that the readings are untouched. I cannot settle this claim. For the next, each hour leaves you a task:

- 04:10 and 15:00, dock and gate: scan each pallet into the trailer, out of it, and on acceptance, with time and place. A receiver who cannot scan writes the hour beside the signature. One query then gives any carton’s readings, and the intervals without.
- 05:00, trailer: one sensor near the doors, one where the air returns to the unit, one of them buffered. Before summer, map it empty and full with a dozen loggers for 24 hours. The permanent sensor goes to the warmest point; record it. Between calibrations, check the sensor in crushed ice and water: 0 degrees, within tolerance.
- 08:00, no signal: keep two times per reading, measured and arrived. With arrival alone, four hours of stored readings look like one minute. Clocks take UTC from the network; local time is for display. Report completeness as a figure.
- 13:00, stop: the four rules, and a contact on the doors.
- After 15:00: never overwrite a reading. A correction is a separate entry with name and reason. Seal each day with a hash (a fingerprint) sent outside the team.

Now let someone who did not build the system trace a carton delivered three months ago. If that takes over thirty minutes, begin at the hour where they got stuck.`,
};
