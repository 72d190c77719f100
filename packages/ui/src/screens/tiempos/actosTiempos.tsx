import type { Subject } from '@garita/domain/acceso/can';
import { contar } from '@garita/domain/formato/contar';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { sayMinutes } from '@garita/domain/formato/minutes';
import { type AccionTiempo, findObstaculo } from '@garita/domain/tiempos/acciones';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import { useRunning } from '../../components/useRunning';
import type { ActoEnLote } from '../lote/LoteProps';
import { mayLigar } from './mayLigar';
import type { ActoTiempos, Tiempo, TiemposScreenProps } from './TiemposScreenProps';
import { toFila } from './useFilas';

interface AcreditanJuntosProps extends Pick<TiemposScreenProps, 'now' | 'cuenta'> {
  tiempos: readonly Tiempo[];
}

/** The minutes that confirming several times will credit. They run on while the dialog is open. */
function AcreditanJuntos({ tiempos, now, cuenta }: AcreditanJuntosProps) {
  const sum = useRunning(() =>
    sayMinutes(tiempos.reduce((all, tiempo) => all + Math.floor(toFila(tiempo, now()).mins), 0)),
  );
  return (
    <>
      <p>
        En la nómina se acreditarán <strong>{sum}</strong> a {contarPersonas(tiempos.length)}, y a
        quien lleva cada tiempo los suyos. Cada uno se confirma por separado y quedará cerrado.
      </p>
      {cuenta && <p>{TIEMPOS.cuentas[cuenta]}</p>}
    </>
  );
}

const countTiempos = (count: number): string => contar(count, 'tiempo', 'tiempos');
const done = (count: number, word: string): string =>
  `${countTiempos(count)} ${word}${count === 1 ? '' : 's'}`;

/** Why a time does not allow an act, in a few words. */
function whyNot(accion: AccionTiempo, tiempo: Tiempo, viewer: Subject): string {
  const clase = findObstaculo(accion, tiempo, viewer)?.clase;
  if (clase === 'rango') return 'No te toca llevarlos';
  return tiempo.pausa === 1 ? 'En pausa' : 'Sin encargado';
}

/**
 * The acts on selected times. They apply to the times whose row offers the same act (TIE-24 to
 * TIE-27, TIE-30). Pausing and resuming undo each other, and both stay in the log.
 */
export const actosTiempos = (
  viewer: Subject,
  { now, cuenta }: Pick<TiemposScreenProps, 'now' | 'cuenta'>,
): readonly ActoEnLote<Tiempo, ActoTiempos>[] => [
  {
    id: 'confirmar',
    label: ({ length }) => `Confirmar ${length}`,
    may: (tiempo) => findObstaculo('confirmar', tiempo, viewer) === null,
    porque: (tiempo) => whyNot('confirmar', tiempo, viewer),
    pregunta: (tiempos) => ({
      title: `¿Confirmar ${countTiempos(tiempos.length)}?`,
      texto: <AcreditanJuntos tiempos={tiempos} now={now} cuenta={cuenta} />,
      verbo: `Confirmar ${tiempos.length}`,
    }),
    hecho: TIEMPOS.confirmados,
  },
  {
    id: 'ligar',
    label: ({ length }) => `Ligar ${length}`,
    may: (tiempo) => mayLigar(viewer, tiempo),
    porque: (tiempo) => (tiempo.alto > 0 ? 'Ya tienen encargado' : whyNot('ligar', tiempo, viewer)),
    pregunta: ({ length }) => ({
      title: `¿Ligar ${countTiempos(length)}?`,
      texto: (
        <p>
          {length === 1 ? 'Lo llevas tú desde ahora.' : 'Los llevas tú desde ahora.'} Al confirmarse
          se te acreditan los minutos desde este momento.
        </p>
      ),
      verbo: `Ligar ${length}`,
    }),
    hecho: TIEMPOS.ligados,
  },
  {
    id: 'pausar',
    label: ({ length }) => `Pausar ${length}`,
    may: (tiempo) => tiempo.pausa === 0 && findObstaculo('pausar', tiempo, viewer) === null,
    porque: (tiempo) => (tiempo.pausa === 1 ? 'Ya en pausa' : whyNot('pausar', tiempo, viewer)),
    pregunta: ({ length }) => ({
      title: `¿Pausar ${countTiempos(length)}?`,
      texto: (
        <p>
          {length === 1 ? 'Deja de contar' : 'Dejan de contar'}, también para quien los lleva, hasta
          que alguien los despause.
        </p>
      ),
      verbo: `Pausar ${length}`,
    }),
    hecho: (count) => done(count, 'pausado'),
    inverso: 'despausar',
  },
  {
    id: 'despausar',
    label: ({ length }) => `Despausar ${length}`,
    may: (tiempo) => tiempo.pausa === 1 && findObstaculo('despausar', tiempo, viewer) === null,
    porque: (tiempo) =>
      tiempo.pausa === 0 ? 'No están en pausa' : whyNot('despausar', tiempo, viewer),
    pregunta: ({ length }) => ({
      title: `¿Despausar ${countTiempos(length)}?`,
      texto: (
        <p>
          {length === 1 ? 'Vuelve a contar' : 'Vuelven a contar'} desde ahora. Los minutos de la
          pausa no se acreditan.
        </p>
      ),
      verbo: `Despausar ${length}`,
    }),
    hecho: (count) => done(count, 'reanudado'),
    inverso: 'pausar',
  },
];
