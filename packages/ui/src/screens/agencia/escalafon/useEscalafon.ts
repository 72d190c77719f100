import { adoptIds } from '@garita/domain/escalafon/adoptIds';
import type { Borrador } from '@garita/domain/escalafon/borrador';
import { describeCambios, type Frase } from '@garita/domain/escalafon/describeCambios';
import { toBorrador, toEnviado } from '@garita/domain/escalafon/enviado';
import { type Fallo, findFallos } from '@garita/domain/escalafon/findFallos';
import { rebase } from '@garita/domain/escalafon/rebase';
import { useState } from 'react';
import { describeRefusal } from '../../../form/refusal';
import { useLeaving } from '../../../form/useLeaving';
import { useSending } from '../../../form/useSending';
import type { Efecto, Escalafon, EscalafonSeccionProps } from './EscalafonSeccionProps';
import { useEfecto } from './useEfecto';

interface Edicion {
  /** The ladder over which the draft stands. */
  readonly version: string;
  readonly base: Borrador;
  readonly borrador: Borrador;
  /** What somebody else has changed meanwhile. */
  readonly ajenos: readonly Frase[];
  /** Whether `base` has just been saved: what it has become, ids of its new missions included, is yet to be seen. */
  readonly isGuardada: boolean;
}

/** A ladder that is edited as a whole. */
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

/** The draft over another ladder: it stays what its editor wanted, and they are told what somebody else has changed. */
function follow(
  { base: before, borrador, ajenos, isGuardada }: Edicion,
  { version, categorias }: Escalafon,
): Edicion {
  const present = toBorrador(categorias);
  const [base, mine] = isGuardada
    ? [adoptIds(before, before, present), adoptIds(borrador, before, present)]
    : [before, borrador];
  return {
    version,
    base: present,
    borrador: rebase(base, mine, present),
    ajenos: [...ajenos, ...describeCambios(base, present)],
    isGuardada: false,
  };
}

/** What is left of a draft once it has been saved: what was edited while that was under way. */
const keepLater = (now: Edicion | null, sent: Borrador): Edicion | null =>
  now === null || now.borrador === sent
    ? null
    : { ...now, base: sent, ajenos: [], isGuardada: true };

/** The draft of a ladder: it follows the ladder while nobody has touched it, and is told apart from it by what it changes. */
export function useEscalafon(
  escalafon: Escalafon,
  { onPreview, onSave }: Pick<EscalafonSeccionProps, 'onPreview' | 'onSave'>,
): Edicionado {
  const [edicion, setEdicion] = useState<Edicion | null>(null);
  const [error, setError] = useState<string>();
  const { isPending, isBusy, send } = useSending(
    async (sent: { readonly borrador: Borrador; readonly version: string }) => {
      await onSave(toEnviado(sent.borrador, sent.version));
      setEdicion((now) => keepLater(now, sent.borrador));
    },
    (refusal) => setError(describeRefusal(refusal)),
  );
  // While it is being saved the ladder becomes the draft: that is no news.
  if (edicion && !isPending && edicion.version !== escalafon.version)
    setEdicion(follow(edicion, escalafon));
  const base = edicion?.base ?? toBorrador(escalafon.categorias);
  const borrador = edicion?.borrador ?? base;
  const version = edicion?.version ?? escalafon.version;
  const efecto = useEfecto(edicion && { version, base, borrador }, onPreview);
  const frases = edicion
    ? describeCambios(base, borrador, { solicitudes: efecto?.solicitudes.length ?? 0 })
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
