import type { components } from '@garita/api-client/schema';
import { listDiferencias } from '@garita/domain/normativa/listDiferencias';
import type { Normativa } from '@garita/domain/normativa/normativa';
import { useState } from 'react';
import { useMoneda } from '../../../components/MonedaContext';
import { type Draft, useDraft } from '../../../form/useDraft';
import type { Act } from '../../useAct';

type Schemas = components['schemas'];

export interface BorradorEnviado {
  /** The number of the draft that the edit is based on. */
  readonly numero: number;
  /** Null discards the draft. */
  readonly contenido: Schemas['Normativa'] | null;
}

export interface Datos {
  readonly publicada: Schemas['NormativaPublicada'];
  readonly borrador: Schemas['BorradorNormativa'];
}

export interface Borrador {
  readonly draft: Draft<Normativa>;
  /** The unsaved changes, one sentence each. */
  readonly sinGuardar: readonly string[];
  /** The draft's changes against the published version, one sentence each. */
  readonly cambios: readonly string[];
}

const contentOf = ({ publicada, borrador }: Datos): Normativa =>
  borrador.contenido ?? publicada.contenido;
/** Removes the empty lines of `personal`. */
const withoutBlanks = (normativa: Normativa) =>
  ({
    ...normativa,
    personal: normativa.personal.filter((norma) => norma.trim() !== ''),
  }) as Schemas['Normativa'];

/**
 * The draft of the normativa. Its base is fixed from the first edit on. If another user saves a
 * draft meanwhile, the server refuses this draft and keeps the other user's draft.
 */
export function useBorrador(datos: Datos, onSave: Act<[BorradorEnviado]>): Borrador {
  const moneda = useMoneda();
  const [base, setBase] = useState(datos);
  // The number of the last draft that this editor saved. When that draft arrives from the server,
  // the draft becomes the base of later edits.
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
    sinGuardar: listDiferencias(saved, withoutBlanks(draft.values), moneda),
    cambios: listDiferencias(datos.publicada.contenido, withoutBlanks(draft.values), moneda),
  };
}
