import type { Database } from '../../client';
import { DAY_MS } from '../../durations';
import { newId } from '../../ids';
import { chatConversations, chatMessages } from '../../schema/chat';
import { clients } from '../../schema/clients';
import { clientContacts } from '../../schema/client-contacts';
import { milestones } from '../../schema/milestones';
import { asks, projectUpdates } from '../../schema/project-updates';
import { projects } from '../../schema/projects';
import { makeCompany, makeName } from './people';
import { type Random, randomSession } from './random';

const PROJECTS = [
  ['Demand forecast', 'Weekly orders for the cold store, with the calendar of the region.'],
  ['Item master', 'One code for each carton, in every warehouse and every system.'],
  ['Customer portal', 'Orders, invoices and complaints in one place, in Arabic and English.'],
  ['Shipment tracking', 'Where each truck is, and when it will be at the gate.'],
  ['Management dashboard', 'The ten figures that the board asks for, every morning.'],
] as const;

const UPDATES = [
  ['Interviews done', 'We spoke to eleven people in four departments. The notes are shared.'],
  [
    'First version in use',
    'Two planners work with it since Sunday. Their list of wishes is short.',
  ],
  ['Data is in place', 'Three years of orders are cleaned and loaded; 2% could not be matched.'],
  ['Week of testing', 'Eight findings, of which six are mended.'],
] as const;

const MILESTONES = ['Interviews', 'First version', 'In daily use'] as const;

const QUESTIONS = [
  'Do you work with companies in Kuwait?',
  'How long does a small project take?',
  'هل تقدمون الدعم باللغة العربية؟',
  'Can we start with one warehouse?',
] as const;

/** Stores conversations, clients, projects and updates of the last ninety days. */
export function seedWork(database: Database, random: Random, now: number, amount: number): void {
  const ago = (maxDays: number) =>
    new Date(now - Math.floor(random.next() * maxDays * DAY_MS)).toISOString();
  for (let made = 0; made < amount * 5; made += 1) seedConversation(database, random, ago(90));
  for (let made = 0; made < amount; made += 1) {
    const client = {
      id: newId(),
      name: makeName(random),
      email: `${randomSession(random).toLowerCase()}@client.example`,
      company: makeCompany(random),
      phone: `+962 6 555 ${random.integer(1000, 9999)}`,
      status: random.chance(0.85) ? ('active' as const) : ('inactive' as const),
      createdAt: ago(90),
    };
    database
      .insert(clients)
      .values({ ...client, updatedAt: client.createdAt })
      .run();
    for (let more = random.integer(1, 3); more > 0; more -= 1) {
      seedProject(database, random, client.id, ago);
    }
    // Nobody is mailed: only a new link or an update would be.
    database
      .insert(clientContacts)
      .values({
        clientId: client.id,
        name: client.name,
        email: client.email,
        language: random.chance(0.5) ? 'ar' : 'en',
        createdAt: client.createdAt,
        updatedAt: client.createdAt,
      })
      .run();
  }
}

function seedProject(
  database: Database,
  random: Random,
  clientId: string,
  ago: (maxDays: number) => string,
): void {
  const [title, description] = random.pick(PROJECTS);
  const status = random.pick([
    'planning',
    'in-progress',
    'in-progress',
    'completed',
    'on-hold',
  ] as const);
  const createdAt = ago(80);
  const id = newId();
  const progress =
    status === 'completed' ? 100 : status === 'planning' ? 0 : random.integer(10, 90);
  database
    .insert(projects)
    .values({
      id,
      clientId,
      title,
      description,
      status,
      budget: `${random.integer(12, 90)},000 JOD`,
      startDate: createdAt,
      progress,
      createdAt,
      updatedAt: createdAt,
    })
    .run();
  for (let more = random.integer(0, 4); more > 0; more -= 1) {
    const [heading, content] = random.pick(UPDATES);
    const updateId = newId();
    const createdAt = ago(60);
    database
      .insert(projectUpdates)
      .values({
        id: updateId,
        projectId: id,
        title: heading,
        content,
        createdAt,
        isVisible: random.chance(0.8),
      })
      .run();
    if (random.chance(0.2)) seedAsk(database, random, updateId, createdAt);
  }
  for (const [step, name] of MILESTONES.entries()) {
    const isDone = progress >= ((step + 1) * 100) / MILESTONES.length;
    const dueDate = new Date(Date.parse(createdAt) + (step + 1) * 30 * DAY_MS).toISOString();
    database
      .insert(milestones)
      .values({
        projectId: id,
        title: name,
        isDone,
        createdAt,
        updatedAt: createdAt,
        dueDate: `${dueDate.slice(0, 10)}T00:00:00.000Z`,
        doneAt: isDone ? createdAt : null,
      })
      .run();
  }
}

/** Half of them are late. */
function seedAsk(database: Database, random: Random, updateId: string, createdAt: string): void {
  const days = random.integer(10, 90);
  const dueDate = new Date(Date.parse(createdAt) + days * DAY_MS).toISOString();
  database
    .insert(asks)
    .values({
      updateId,
      kind: random.pick(['approve', 'answer'] as const),
      createdAt,
      dueDate: `${dueDate.slice(0, 10)}T00:00:00.000Z`,
    })
    .run();
}

function seedConversation(database: Database, random: Random, createdAt: string): void {
  const id = newId();
  const visitorName = random.chance(0.6) ? makeName(random) : null;
  const lines = random.integer(1, 6);
  const isActive = random.chance(0.3);
  const isWaiting = isActive && lines % 2 === 1;
  const texts = Array.from({ length: lines }, (_, line) =>
    line % 2 === 1 ? 'Yes. May I ask what you have in mind?' : random.pick(QUESTIONS),
  );
  const timeOf = (line: number) => new Date(Date.parse(createdAt) + line * 40_000).toISOString();
  database
    .insert(chatConversations)
    .values({
      id,
      visitorId: randomSession(random),
      visitorName,
      visitorEmail: visitorName && random.chance(0.5) ? `${id.slice(-6)}@mail.example` : null,
      status: isActive ? 'active' : 'closed',
      preview: texts.at(-1) ?? '',
      waitingSince: isWaiting ? timeOf(lines - 1) : null,
      createdAt,
      updatedAt: timeOf(lines - 1),
    })
    .run();
  for (let line = 0; line < lines; line += 1) {
    const isAgent = line % 2 === 1;
    database
      .insert(chatMessages)
      .values({
        id: newId(),
        conversationId: id,
        message: texts[line] ?? '',
        senderType: isAgent ? 'agent' : 'visitor',
        senderName: isAgent ? 'Support Agent' : visitorName,
        createdAt: timeOf(line),
      })
      .run();
  }
}
