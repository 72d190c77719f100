import { adoptIds } from '@garita/domain/escalafon/adoptIds';
import type { Borrador } from '@garita/domain/escalafon/borrador';
import { describeCambios, type Frase } from '@garita/domain/escalafon/describeCambios';
import { toBorrador, toEnviado } from '@garita/domain/escalafon/enviado';
import { type Fallo, findFallos } from '@garita/domain/escalafon/findFallos';
import { rebase } from '@garita/domain/escalafon/rebase';
import type { Moneda } from '@garita/domain/formato/moneda';
import { useState } from 'react';
import { useMoneda } from '../../../components/MonedaContext';
import { describeRefusal } from '../../../form/refusal';
import { useLeaving } from '../../../form/useLeaving';
import { useSending } from '../../../form/useSending';
import type { Efecto, Escalafon, EscalafonSeccionProps } from './EscalafonSeccionProps';
import { useSaveEffect } from './useSaveEffect';

interface Edicion {
  /** The version of the saved ladder that the draft is based on. */
  readonly version: string;
  readonly base: Borrador;
  readonly borrador: Borrador;
  /** The changes that other users have saved since the draft began. */
  readonly ajenos: readonly Frase[];
  /**
   * True after a save with later edits, until the saved ladder arrives with the ids of new
   * missions.
   */
  readonly isGuardada: boolean;
}

export interface Edicionado {
  readonly base: Borrador;
  readonly borrador: Borrador;
  readonly edit: (change: (borrador: Borrador) => Borrador) => void;
  readonly frases: readonly Frase[];
  readonly fallos: readonly Pick<Fallo, 'campo' | 'texto'>[];
  readonly ajenos: readonly Frase[];
  readonly efecto: Efecto | null;
  readonly version: string;
  readonly discard: () => void;
  readonly save: () => void;
  readonly isPending: boolean;
  readonly error: string | undefined;
}

/** Rebases the draft onto the newly saved ladder and adds other users' changes to `ajenos`. */
function follow(
  { base: before, borrador, ajenos, isGuardada }: Edicion,
  { version, categorias }: Escalafon,
  moneda: Moneda,
): Edicion {
  const present = toBorrador(categorias);
  const [base, mine] = isGuardada
    ? [adoptIds(before, before, present), adoptIds(borrador, before, present)]
    : [before, borrador];
  return {
    version,
    base: present,
    borrador: rebase(base, mine, present),
    ajenos: [...ajenos, ...describeCambios(base, present, { moneda })],
    isGuardada: false,
  };
}

/**
 * The draft that remains after a save: the edits made during the save, based on the sent draft.
 * Null without such edits.
 */
const keepLater = (now: Edicion | null, sent: Borrador): Edicion | null =>
  now === null || now.borrador === sent
    ? null
    : { ...now, base: sent, ajenos: [], isGuardada: true };

/** The draft of the ladder. Until the first edit the draft follows the saved ladder. */
export function useEscalafon(
  escalafon: Escalafon,
  { onPreview, onSave }: Pick<EscalafonSeccionProps, 'onPreview' | 'onSave'>,
): Edicionado {
  const moneda = useMoneda();
  const [edicion, setEdicion] = useState<Edicion | null>(null);
  const [error, setError] = useState<string>();
  const { isPending, isBusy, send } = useSending(
    async (sent: { readonly borrador: Borrador; readonly version: string }) => {
      await onSave(toEnviado(sent.borrador, sent.version));
      setEdicion((now) => keepLater(now, sent.borrador));
    },
    (refusal) => setError(describeRefusal(refusal)),
  );
  // The draft is not rebased during a save, since the new version may be the sent draft itself.
  if (edicion && !isPending && edicion.version !== escalafon.version)
    setEdicion(follow(edicion, escalafon, moneda));
  const base = edicion?.base ?? toBorrador(escalafon.categorias);
  const borrador = edicion?.borrador ?? base;
  const version = edicion?.version ?? escalafon.version;
  const efecto = useSaveEffect(edicion && { version, base, borrador }, onPreview);
  const frases = edicion
    ? describeCambios(base, borrador, { solicitudes: efecto?.solicitudes.length ?? 0, moneda })
    : [];
  const propios = edicion ? findFallos(base, borrador) : [];
  const fallos = [
    ...propios,
    ...(efecto?.fallos ?? []).filter(
      ({ campo }) => !propios.some((fallo) => fallo.campo === campo),
    ),
  ];
  useLeaving(frases.length > 0);
  return {
    base,
    borrador,
    version,
    frases,
    fallos,
    efecto,
    ajenos: edicion?.ajenos ?? [],
    isPending,
    error,
    edit: (change) => {
      setError(undefined);
      setEdicion((now) => {
        const from = now ?? {
          version: escalafon.version,
          base: toBorrador(escalafon.categorias),
          borrador: toBorrador(escalafon.categorias),
          ajenos: [],
          isGuardada: false,
        };
        return { ...from, borrador: change(from.borrador) };
      });
    },
    discard: () => {
      setEdicion(null);
      setError(undefined);
    },
    save: () => {
      if (isBusy() || frases.length === 0) return;
      if (propios[0]) return setError(propios[0].texto);
      setError(undefined);
      send({ borrador, version });
    },
  };
}
