import type { components } from '@garita/api-client/schema';
import { listDiferencias } from '@garita/domain/normativa/listDiferencias';
import type { Normativa } from '@garita/domain/normativa/normativa';
import { useState } from 'react';
import { type Draft, useDraft } from '../../../form/useDraft';
import type { Act } from '../../useAct';

type Schemas = components['schemas'];

/** A draft as it goes to the server. */
export interface BorradorEnviado {
  /** Which draft was looked at. */
  readonly numero: number;
  /** Null discards it. */
  readonly contenido: Schemas['Normativa'] | null;
}

/** What is published, and the draft of what comes next. */
export interface Datos {
  readonly publicada: Schemas['NormativaPublicada'];
  readonly borrador: Schemas['BorradorNormativa'];
}

/** The draft as it is edited here. */
export interface Borrador {
  readonly draft: Draft<Normativa>;
  /** What is not kept yet, a sentence each. */
  readonly sinGuardar: readonly string[];
  /** What the next version would change, a sentence each. */
  readonly cambios: readonly string[];
}

const contentOf = ({ publicada, borrador }: Datos): Normativa =>
  borrador.contenido ?? publicada.contenido;
/** Empty lines are how people write a list; they are no norm. */
const withoutBlanks = (normativa: Normativa) =>
  ({
    ...normativa,
    personal: normativa.personal.filter((norma) => norma.trim() !== ''),
  }) as Schemas['Normativa'];

/**
 * The draft while somebody edits it. From the first change on it stands on what they saw then, whoever else keeps one meanwhile: the server then refuses theirs
 * instead of losing the other.
 */
export function useBorrador(datos: Datos, onSave: Act<[BorradorEnviado]>): Borrador {
  const [base, setBase] = useState(datos);
  // What its editor has kept themselves; what they go on editing stands on that.
  const [guardado, setGuardado] = useState<number>();
  const saved = contentOf(base);
  const draft = useDraft<Normativa>({
    saved,
    rules: [],
    onSave: async ({ data }) => {
      const { numero } = base.borrador;
      await onSave({ numero, contenido: withoutBlanks({ ...saved, ...data }) });
      setGuardado(numero + 1);
    },
  });
  if (base !== datos && (draft.changed.length === 0 || datos.borrador.numero === guardado))
    setBase(datos);
  return {
    draft,
    sinGuardar: listDiferencias(saved, withoutBlanks(draft.values)),
    cambios: listDiferencias(datos.publicada.contenido, withoutBlanks(draft.values)),
  };
}
