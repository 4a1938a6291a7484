import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../../../../db/enums';
import { useMe } from '../../../../hooks/use-permissions';
import { randomId } from '../../../../lib/random-id';
import { storage } from '../../../../lib/storage';
import { trpc } from '../../../../lib/trpc';
import { findOffers } from './find-offers';
import type { Autosave } from './pending-edits';
import { keepRecord, keyOf, subjectOf, type TypedRecord } from './typed-records';
import type { ItemVersions } from './use-item-versions';

const KEEP_EVERY_MS = 10_000;

type Json = Record<string, unknown>;

interface KeptForm<Values extends FieldValues> {
  type: ContentType;
  /** Null for a new item. */
  id: string | null;
  form: UseFormReturn<Values>;
  versions: ItemVersions;
  /** What the server has of this person's typing. */
  autosave: Autosave | null;
  /** Whether the server keeps it too, for other browsers: what is typed into a draft. */
  isOnServer: boolean;
  /** The values as JSON has them, and back, where those of the form hold more. */
  toJson?: (values: Values) => Json;
  fromJson?: (values: Json) => Values;
}

/**
 * Keeps what is typed every ten seconds until it is saved, and offers what was typed before. It is no
 * save: nobody else sees it, and nothing is overwritten by it.
 */
export function useAutosave<Values extends FieldValues>(kept: KeptForm<Values>) {
  const { type, id, form, versions, autosave } = kept;
  const {
    toJson = (values: Values): Json => values,
    fromJson = (values: Json) => values as Values,
  } = kept;
  const { isDirty, defaultValues } = form.formState;
  const me = useMe();
  const subject = me && subjectOf(me.id, type, id);
  const [formId] = useState(randomId);
  const [openedAt] = useState(() => Date.now());
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [answered, setAnswered] = useState<readonly (string | null)[]>([]);
  const [stored] = useState(() => toJson(defaultValues as Values));
  const found = useMemo(
    () => (subject ? findOffers(subject, { stored, autosave, now: openedAt }) : []),
    [subject, stored, autosave, openedAt],
  );
  const offers = found.filter(({ key }) => !answered.includes(key));
  const isServerOffered = offers.some(({ key }) => key === null);

  const own = useRef({
    /** The values that are kept, as JSON. */
    json: null as string | null,
    /** The autosave of the server that the next one may replace. */
    replaces: found.some(({ key }) => key === null) ? null : (autosave?.updatedAt ?? null),
    isSending: false,
    isOver: false,
  });
  const { mutateAsync: send } = trpc.drafts.autosave.useMutation();
  const { mutate: drop } = trpc.drafts.dropAutosave.useMutation();

  const dropFromServer = (updatedAt: string | null) => {
    if (id !== null && updatedAt !== null) drop({ id, updatedAt });
  };

  async function sendToServer(values: Json) {
    const { item: startedFrom, draft } = versions.base.current;
    const state = own.current;
    if (id === null || startedFrom === null || state.isSending || isServerOffered) return;
    state.isSending = true;
    try {
      const { replaces } = state;
      ({ updatedAt: state.replaces } = await send({
        type,
        id,
        values,
        startedFrom,
        draft,
        replaces,
      }));
      if (state.isOver) dropFromServer(state.replaces);
    } catch {
      // Another tab has kept something there, or the server cannot be reached: this browser has it.
    }
    state.isSending = false;
  }

  const keep = useEffectEvent((isOnServer: boolean) => {
    const state = own.current;
    if (!subject || state.isOver) return;
    const key = keyOf(subject, formId);
    if (!isDirty) {
      if (state.json === null) return;
      storage.remove(key);
      dropFromServer(state.replaces);
      Object.assign(state, { json: null, replaces: null });
      setKeptAt(null);
      return;
    }
    const values = toJson(form.getValues());
    const json = JSON.stringify(values);
    if (json === state.json) return;
    state.json = json;
    const typedAt = new Date().toISOString();
    const { item: startedFrom, draft } = versions.base.current;
    keepRecord(key, { values, startedFrom, draft, typedAt, replaces: state.replaces });
    setKeptAt(typedAt);
    if (isOnServer) void sendToServer(values);
  });

  useEffect(() => {
    const timer = setInterval(() => keep(kept.isOnServer), KEEP_EVERY_MS);
    return () => clearInterval(timer);
  }, [kept.isOnServer]);
  useEffect(() => {
    const keepHere = () => keep(false);
    window.addEventListener('pagehide', keepHere);
    return () => {
      window.removeEventListener('pagehide', keepHere);
      // The end of the session removes the form.
      keepHere();
    };
  }, []);

  const [offer] = offers;
  const answer = () => {
    if (!offer) return;
    setAnswered([...answered, offer.key]);
    if (offer.key) storage.remove(offer.key);
    own.current.replaces ??= offer.record.replaces;
  };
  return {
    /** When it was kept last; null while there is nothing to keep. */
    keptAt,
    /** The newest of what was typed before; undefined without any. */
    offer: offer?.record,
    /** The offered values, for the form, which then edits the versions that they were typed into. */
    restore: (): Values | null => {
      if (!offer) return null;
      const { startedFrom: item, draft, values } = offer.record;
      Object.assign(versions.base.current, { item, draft });
      answer();
      setAnswered(found.map(({ key }) => key));
      if (subject) keepRecord(keyOf(subject, formId), offer.record);
      own.current.json = JSON.stringify(values);
      return fromJson(values);
    },
    discard: () => {
      answer();
      dropFromServer(offer?.record.replaces ?? null);
      own.current.replaces = null;
    },
    /** After a save, and where the changes are given up. */
    clear: () => {
      const state = own.current;
      state.isOver = true;
      if (subject) storage.remove(keyOf(subject, formId));
      dropFromServer(state.replaces);
    },
  };
}

export interface AutosavedForm<Values> {
  keptAt: string | null;
  offer: TypedRecord | undefined;
  restore: () => Values | null;
  discard: () => void;
}
