import { isSameIn } from '@garita/domain/reglas/mergeCambio';
import { findFailure, type Rule } from '@garita/domain/reglas/Rule';
import { useEffect, useRef, useState } from 'react';
import { describeRefusal, isRefusal } from './refusal';
import type { FieldBinding } from './useForm';
import { useLeaving } from './useLeaving';
import { useSending } from './useSending';
import { useUnsent } from './useUnsent';

type FieldName<T> = keyof T & string;

/** A draft as it is sent: the changed fields, and their values before the first edit. */
export interface Edicion<T> {
  readonly data: Partial<T>;
  readonly previos: Partial<T>;
}

interface DraftOptions<T> {
  /** The saved value; untouched fields follow it. */
  saved: T;
  /** The domain's ordered rules, the same as on the server. */
  rules: readonly Rule<T>[];
  /** Sends the changes. A rejection (`Refusal`) is shown at its field, or else as `serverError`. */
  onSave: (edicion: Edicion<T>) => Promise<unknown>;
  /**
   * The fields with a list of codes in which the order matters; in other lists the order does not
   * matter.
   */
  ordenados?: readonly FieldName<T>[];
}

const NINGUNO: readonly never[] = [];

/** A row that is edited as a whole and saved in one write. */
export interface Draft<T> {
  /** The saved values with the unsaved edits. */
  values: T;
  /** The props of a field. */
  field: <K extends FieldName<T>>(campo: K) => FieldBinding<T[K]>;
  /** The fields that differ from their saved values. */
  changed: readonly FieldName<T>[];
  discard: () => void;
  save: () => void;
  /**
   * Disables saving until a pending value, such as an uploading picture, has arrived or failed.
   * @returns a promise with the same outcome
   */
  arrives: <R>(value: Promise<R>) => Promise<R>;
  /** Whether a save or a value is pending. */
  isPending: boolean;
  /** The server's error without a field. */
  serverError: string | undefined;
}

type Touched<T> = { readonly [K in FieldName<T>]?: { readonly value: T[K]; readonly seen: T[K] } };

/** The draft after a save: only edits made while the request was pending remain. */
function keepLater<T>(now: Touched<T>, then: Touched<T>, sent: Partial<T>): Touched<T> {
  const later = (Object.keys(now) as FieldName<T>[]).filter((campo) => now[campo] !== then[campo]);
  return Object.fromEntries(
    later.map((campo) => [
      campo,
      campo in sent ? { ...now[campo], seen: sent[campo] } : now[campo],
    ]),
  ) as Touched<T>;
}

/**
 * A draft based on the saved row. It records edited fields and their previous values (`previos` in
 * the contract). If two users edit different fields, both succeed. If they edit the same field, the
 * server refuses the later save.
 */
export function useDraft<T extends object>({
  saved,
  rules,
  onSave,
  ordenados = NINGUNO,
}: DraftOptions<T>): Draft<T> {
  const [found, written] = useUnsent<Touched<T>>(saved);
  const [touched, setTouched] = useState(found);
  useEffect(() => {
    written.current = touched;
  }, [written, touched]);
  const [error, setError] = useState<{ readonly campo: string | null; readonly texto: string }>();
  const [arriving, setArriving] = useState(0);
  const elements = useRef(new Map<string, HTMLElement>());
  const entries = Object.entries(touched) as [FieldName<T>, { value: never; seen: never }][];
  const edits = entries.filter(
    ([campo, { value }]) => !isSameIn(ordenados, campo, value, saved[campo]),
  );
  const values = {
    ...saved,
    ...Object.fromEntries(edits.map(([campo, { value }]) => [campo, value])),
  } as T;
  const changed = edits.map(([campo]) => campo);
  useLeaving(changed.length > 0);

  const show = (campo: string | null, texto: string) => {
    setError({ campo, texto });
    if (campo !== null) elements.current.get(campo)?.focus();
  };
  const { isPending, isBusy, send } = useSending(
    async (edicion: Edicion<T>) => {
      await onSave(edicion);
      setTouched((now) => keepLater(now, touched, edicion.data));
    },
    (refusal) => {
      const campo =
        isRefusal(refusal) && refusal.campo && elements.current.has(refusal.campo)
          ? refusal.campo
          : null;
      show(campo, describeRefusal(refusal));
    },
  );
  const save = () => {
    if (isBusy() || arriving > 0 || changed.length === 0) return;
    const failure = findFailure(rules, values);
    if (failure) return show(failure.campo, failure.texto);
    setError(undefined);
    const pick = (side: 'value' | 'seen') =>
      Object.fromEntries(
        edits.map(([campo, edit]) => [campo, edit[side]]),
      ) as unknown as Partial<T>;
    send({ data: pick('value'), previos: pick('seen') });
  };
  return {
    values,
    changed,
    field: (campo) => ({
      name: campo,
      value: values[campo],
      onChange: (value) => {
        setTouched((now) => ({
          ...now,
          [campo]: { value, seen: now[campo]?.seen ?? saved[campo] },
        }));
        if (error?.campo === campo) setError(undefined);
      },
      onBlur: () => undefined,
      errorMessage: error?.campo === campo ? error.texto : undefined,
      inputRef: (element) => {
        if (element) elements.current.set(campo, element);
        else elements.current.delete(campo);
      },
    }),
    discard: () => {
      setTouched({});
      setError(undefined);
    },
    save,
    arrives: (value) => {
      setArriving((now) => now + 1);
      return value.finally(() => setArriving((now) => now - 1));
    },
    isPending: isPending || arriving > 0,
    serverError: error?.campo === null ? error.texto : undefined,
  };
}
