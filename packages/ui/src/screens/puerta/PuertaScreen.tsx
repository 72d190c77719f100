import { contar } from '@garita/domain/formato/contar';
import { gravest } from '@garita/domain/puerta/juzgar';
import { PUERTA } from '@garita/domain/puerta/textos';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { EmptyState } from '../../components/EmptyState';
import { ShieldIcon } from '../../components/icons/firstPage';
import { Notice } from '../../components/Notice';
import { ScreenBody, ScreenFrame } from '../ScreenFrame';
import { FichaPuerta } from './FichaPuerta';
import { juicioDe } from './juicioDe';
import { ListaPuerta } from './ListaPuerta';
import { PreguntaPuerta } from './PreguntaPuerta';
import type { Consulta, PuertaScreenProps } from './PuertaScreenProps';
import { Recientes } from './Recientes';
import { PALABRA_VEREDICTO } from './veredictos';

const CARGANDO = { kind: 'loading' } as const;

/**
 * The text for screen readers: the verdict, or for several names the gravest verdict and how many
 * names have it. Empty while a verdict is missing. The avatars count only when all have loaded, so
 * that a list is not announced again at each avatar.
 */
function announce(consultas: readonly Consulta[]): string {
  const isWhole = consultas.every(({ avatar }) => avatar.kind !== 'loading');
  const juicios = consultas.flatMap(({ state, avatar }) =>
    state.kind === 'ready' ? juicioDe(state.data.puerta, isWhole ? avatar : CARGANDO) : [],
  );
  const [one] = juicios;
  if (!one || juicios.length < consultas.length) return '';
  if (juicios.length === 1) return `${one.titulo}. ${one.hacer}`;
  const peor = gravest(juicios.map(({ veredicto }) => veredicto));
  const cuantos = juicios.filter(({ veredicto }) => veredicto === peor).length;
  return `${contar(juicios.length, 'nombre', 'nombres')}. ${PALABRA_VEREDICTO[peor]}: ${cuantos}.`;
}

function Respuesta({ consultas, onAsk }: Pick<PuertaScreenProps, 'consultas' | 'onAsk'>) {
  const [one, ...others] = consultas;
  if (!one)
    return (
      <EmptyState icon={<ShieldIcon size={48} />} title="Nadie en la puerta">
        Escribe el nombre de quien llega y pulsa Intro: verás si es de la agencia, con qué misión, y
        si puede pasar.
      </EmptyState>
    );
  return others.length > 0 ? (
    <ListaPuerta consultas={consultas} onAsk={onAsk} />
  ) : (
    <ScreenBody state={one.state}>
      {({ puerta }) => <FichaPuerta puerta={puerta} avatar={one.avatar} />}
    </ScreenBody>
  );
}

/** Puerta: tells a guard whether the people at the door may enter, and why. */
export function PuertaScreen({ state, isOffline, ...props }: PuertaScreenProps) {
  const { consultas } = props;
  return (
    <ScreenFrame title="Puerta" subtitle="Quién llega, y si puede pasar" state={state}>
      {() => (
        <>
          <VisuallyHidden role="status">{isOffline ? '' : announce(consultas)}</VisuallyHidden>
          <PreguntaPuerta {...props} />
          {isOffline ? (
            <Notice tone="caution">{PUERTA.sinConexion}</Notice>
          ) : (
            <Respuesta {...props} />
          )}
          <Recientes {...props} />
        </>
      )}
    </ScreenFrame>
  );
}
