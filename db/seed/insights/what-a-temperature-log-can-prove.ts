import type { SeedInsight } from '../types';

export const whatATemperatureLogCanProve: SeedInsight = {
  title: 'What a temperature log can prove',
  slug: 'what-a-temperature-log-can-prove',
  searchTitle: 'Cold chain temperature logs that hold as proof',
  excerpt:
    'Sensors in every trailer produce a great many numbers and, on the day of a dispute, surprisingly little evidence. Placement, clocks, gaps and the link from reading to pallet decide what a cold chain record is worth.',
  category: 'Supply Chain',
  publishedAt: '2026-05-28T07:00:00.000Z',
  content: `## The question on the day of the dispute

Sixteen cartons stand at the warehouse gate of a pharmacy chain, refused because the indicator in one of them has changed color. The carrier sends the trailer’s temperature log, which stays between 2 and 8 degrees for the whole trip. Both may be right. The log speaks for the air near one sensor. The carton waited on a dock, rode, and waited again: the trailer was only part of its day.

My refrigerated containers in Jebel Ali each had a recorder, read only after something had spoiled. Collecting temperatures is cheap now: a fleet of 40 trailers with three sensors each, reading every ten minutes, produces 17,280 readings a day, which a modest database stores for years. Four questions decide a dispute. Where was the sensor? When was the reading taken? What were the goods doing then? Could anyone have changed the record?

## Where the sensor sits

Air near the cooling unit is several degrees colder than air by the doors, and air changes within a minute while a pallet of medicine changes over hours. A bare sensor at the door will raise an alarm at every delivery stop, while one at the cooling unit reports a fine day as the last row of pallets warms up.

Use at least one sensor near the doors and one where the air returns to the unit, and give one of them a buffer (a small bottle of glycol, for instance) so that it follows the goods rather than the draft. Before summer, map an empty and a full trailer once with a dozen loggers for 24 hours. The permanent sensor belongs at the warmest point you find. Record its position, so that readings can be compared from year to year.

Record each calibration too: device number, certificate number, date, and the correction found. The EU’s [guidelines on distributing medicines](https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:52013XC1123%2801%29) ask for a calibration at least once a year, and for mapping that allows for the seasons. Between calibrations you can check a device quickly in a glass of crushed ice and water, where it should read 0 degrees within its tolerance.

## Gaps and clocks

Ride along from the city to the border, and the signal is gone for hours. A good logger stores its readings and sends them later, so each reading needs two times: when it was measured and when it arrived. Systems that keep only the arrival time turn four hours of desert into a single minute of data.

Draw a missing reading as a gap. A charting tool that joins the points draws a reassuring line across the very hours in which the unit may have been off. Report how complete the readings are as a figure of its own: a trip with 96% of its expected readings and no gap over thirty minutes is stronger evidence than one with 70%, whatever the averages say. Set the device clocks to UTC from the network and convert for display only, since the trip may cross a time zone and the delivery note will carry local time.

~~~chart line
title: Four hours without a reading are part of the record
unit: Degrees Celsius, one trip
x: 05:00 06:00 07:00 08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00
Air by the doors: 4.8 5.6 5.1 5.9 - - - 7.4 9.1 7.0 6.1
Buffered sensor: 4.1 4.3 4.4 4.6 - - - 6.3 6.9 6.6 6.0
limit: 8, upper limit
mark: 08:00 to 12:00, no readings
source: Invented readings.
~~~

## Alarms that get answered

Read the alarm rules as the night dispatcher who gets the messages. If the limit is 8 degrees with no delay, every open door is an incident, and after forty messages you stop reading. A usable rule combines several conditions:

1. The buffered sensor is above 8 degrees for 15 minutes, or the air sensor for 30 with the doors closed.
2. A low limit also exists, because [many vaccines lose their potency when frozen](https://www.technet-21.org/en/library/main/2840-aide-m%C3%A9moire-for-prevention-of-freeze-damage-to-vaccines) and never regain it.
3. No reading at all for 20 minutes counts as an alarm.
4. Each alarm names one person, and passes to a second after 10 minutes without confirmation.

The limits above are examples. The product’s label and your quality manager set the real ones; for storage and transport as a whole, the WHO has [model guidance](https://www.who.int/publications/m/item/trs961-annex9-modelguidanceforstoragetransport). Judge the rules by the share of alarms that led to an action, and tune them until it exceeds one half.

## Joining the reading to the pallet

The sensor knows its trailer and the ERP knows its delivery. Neither knows which pallet was in which trailer from when to when, or that it stood on the dock for forty minutes in July, waiting for a stamp. I know such docks. Until the two are linked, the log is evidence about a vehicle, no more.

The link needs three scans per pallet (into the trailer, out of it, accepted by the receiver), each with time and place. Where the receiver cannot scan, a signed delivery note with the hour on it is the next best proof. After that, one query gives you the record of any carton: all readings of all sensors that accompanied it, with the intervals marked in which none did.

Last, make the record hard to alter and easy to check. Store readings so that nothing can be overwritten, keep corrections as separate entries with a name and a reason, and seal each day with a hash, a digital fingerprint, that goes to someone outside the team, perhaps the quality department’s mailbox. Then rehearse the dispute with one carton delivered three months ago: let someone who did not build the system follow it from gate to gate. If that takes longer than thirty minutes, find the missing link before a lawyer does.`,
};
