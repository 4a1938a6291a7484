import { STAFF } from './fixtures';
import { BLOCK_TYPES, blockDefinition } from '../server/features/pages/blocks.schema';
import { aPdf } from '../server/features/media/media.examples';
import sharp from 'sharp';

const unbroken = (length: number) => 'unbreakable'.repeat(28).slice(0, length);
const ARABIC =
  'لماذا تتوقف مشاريع تخطيط الموارد في الشهر الخامس؟ لأن أحدا لم يقل من يقرر، ولأن أول فاتورة وصلت قبل أول نتيجة.';

interface Values {
  slug: string;
  name: string;
  text: string;
  email: string;
  phone: string;
  /** A figure of a case study or a statistic. */
  figure: string;
}

/** What the fields of all records have: short values, endless words, and Arabic. */
export const KINDS: Record<'short' | 'long' | 'arabic', Values> = {
  short: {
    slug: 'short',
    name: 'Dana',
    text: 'Two stores.',
    email: 'd@a.example',
    phone: '+962 6 555 0142',
    figure: '-31%',
  },
  long: {
    slug: unbroken(100),
    name: unbroken(300),
    text: `${unbroken(300)} ${unbroken(300)}\n\n${'Many words that fit. '.repeat(40)}`,
    email: `${unbroken(60)}@${unbroken(60)}.${unbroken(60)}.example`,
    phone: '+' + '0'.repeat(200),
    figure: unbroken(300),
  },
  arabic: {
    slug: 'arabic',
    name: 'شركة البتراء للصلب والمعادن والتجهيزات الصناعية',
    text: ARABIC,
    email: 'info@arabic.example',
    phone: '٠٦٥٥٥٠١٤٢',
    figure: '‎-٣١٪',
  },
};

/** The ids of what the dialogs open. */
export interface StoredKind extends Values {
  ids: Record<
    'lead' | 'client' | 'project' | 'page' | 'study' | 'insight' | 'conversation',
    string
  >;
}

/** Stores a record of every noun with such values. */
export async function storeKind(server: string, values: Values): Promise<StoredKind> {
  const { slug, name, text, email, phone, figure } = values;
  const send = async (path: string, data: object | FormData, method = 'POST') => {
    const isForm = data instanceof FormData;
    const response = await fetch(server + path, {
      method,
      headers: { ...STAFF, ...(!isForm && { 'Content-Type': 'application/json' }) },
      body: isForm ? data : JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { id: string; url: string; filename: string };
  };
  const person = { name, email, company: name, phone };
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#1d5f60' },
  })
    .png()
    .toBuffer();
  const upload = async (bytes: Buffer, ending: string, type: string) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), `${name}.${ending}`);
    return send('/api/admin/media', form);
  };
  const image = await upload(picture, 'png', 'image/png');
  const pdf = await upload(aPdf(), 'pdf', 'application/pdf');

  const lead = await send('/api/contact', { ...person, interest: 'supply-chain', message: text });
  const client = await send('/api/admin/clients', { ...person, leadId: lead.id });
  const project = await send('/api/admin/projects', {
    clientId: client.id,
    title: name,
    description: text,
    budget: figure,
    status: 'in-progress',
    progress: 40,
    startDate: '2026-01-01T00:00:00Z',
    endDate: '2026-02-01T00:00:00Z',
  });
  await send(`/api/admin/projects/${project.id}/updates`, {
    title: name,
    content: `${text}\n\n- ${text}\n\n\`${name}\``,
    attachments: [image, pdf].map(({ url, filename }) => ({ url, filename })),
  });

  const blocks = BLOCK_TYPES.map((type) => {
    const valueOf = ({ name: fieldName, type: fieldType }: { name: string; type: string }) =>
      fieldName === 'value'
        ? figure
        : fieldType === 'image'
          ? image.url
          : fieldType === 'link'
            ? '/contact'
            : fieldType === 'line'
              ? name
              : text;
    const { fields, items } = blockDefinition(type);
    const fill = (list: typeof fields) =>
      Object.fromEntries(list.map((field) => [field.name, valueOf(field)]));
    const item = items && fill(items.fields);
    return { type, ...fill(fields), ...(item && { items: [item, item, item] }) };
  });
  const page = await send('/api/admin/pages', {
    title: name,
    slug: `page-${slug}`.slice(0, 100),
    status: 'published',
    metaTitle: name,
    metaDescription: text.slice(0, 300),
    content: blocks,
  });
  const result = { metric: name, value: figure, description: text.slice(0, 900) };
  const study = await send('/api/admin/case-studies', {
    title: name,
    slug: `study-${slug}`.slice(0, 100),
    industry: name,
    challenge: text,
    solution: text,
    timeline: name,
    results: [result, result, name],
    stack: [name, name],
    featured: 'true',
  });
  const insight = await send('/api/admin/insights', {
    title: name,
    slug: `insight-${slug}`.slice(0, 100),
    excerpt: text.slice(0, 900),
    category: name,
    content: `${text}\n\n## ${name}\n\n- ${text}\n\n> ${text}\n\n| ${name} | b |\n|---|---|\n| ${name} | ${text.slice(0, 40)} |\n\n\`\`\`\n${name}\n\`\`\``,
  });
  const conversation = await send('/api/chat/conversations', {
    message: text,
    visitorName: name,
    visitorEmail: email,
    page: `/${slug}`,
  });
  await send(`/api/chat/conversations/${conversation.id}/messages`, {
    message: text,
    senderType: 'agent',
  });
  await send('/api/admin/staff', { name, email, role: 'agent' });
  await send('/api/analytics/track', {
    event: name.slice(0, 100),
    data: { path: `/${slug}`, referrer: `https://${email.split('@')[1] ?? ''}/`, note: name },
  });
  await send('/api/analytics/track', {
    event: 'page_view',
    data: { path: `/${name}`, referrer: `https://${email.split('@')[1] ?? ''}/` },
  });
  return {
    ...values,
    ids: {
      lead: lead.id,
      client: client.id,
      project: project.id,
      page: page.id,
      study: study.id,
      insight: insight.id,
      conversation: conversation.id,
    },
  };
}
