import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CheckIcon, ErrorIcon, HourglassIcon, WarningIcon } from '../../components/icons';
import { List, Quiet, Stack } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { ProgressBar } from '../../components/ProgressBar';
import { color, font, space, text } from '../../theme/tokens';
import { userSelect } from '../../theme/userSelect';
import { countLineas, type EstadoLinea, type Lote } from './lote';

/** The maximum number of listed lines, failures first; the others are only counted. */
const MOST = 200;

const Place = styled.div`
  outline: none;
`;
const Linea = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 ${space[2]};
  padding: ${space[1]} 0;
  border-top: 1px solid ${color.borde};
  overflow-wrap: anywhere;
  svg { margin-top: 2px; }
  /* One press selects the whole secret. */
  code { grid-column: 2; font-family: ${font.mono}; font-size: ${text[15]}; ${userSelect('all')} }
  small { grid-column: 2; color: ${color.tinta2}; font-size: ${text[15]}; }
  &[data-estado='hecha'] svg { color: ${color.laurelTexto}; }
  &[data-estado='rechazada'] svg { color: ${color.granaTexto}; }
  &[data-estado='sin respuesta'] svg { color: ${color.balizaTexto}; }
`;

const MARKS = {
  hecha: { Icon: CheckIcon, palabra: 'Hecha' },
  rechazada: { Icon: ErrorIcon, palabra: 'Rechazada' },
  'sin respuesta': { Icon: WarningIcon, palabra: 'Sin respuesta' },
  'en espera': { Icon: HourglassIcon, palabra: 'Sin enviar' },
  enviando: { Icon: HourglassIcon, palabra: 'Enviando' },
} as const satisfies Record<EstadoLinea, object>;

const ORDER: readonly EstadoLinea[] = ['rechazada', 'sin respuesta', 'en espera', 'hecha'];

const SIN_RESPUESTA =
  'No se sabe si llegó a hacerse. Al seguir se repite sin que nada se haga dos veces.';

function resumen(lote: Lote): string {
  const hechas = `${countLineas(lote, 'hecha')} de ${lote.lineas.length}`;
  const rechazadas = countLineas(lote, 'rechazada');
  return rechazadas === 0 ? hechas : `${hechas} · ${rechazadas} con fallo`;
}

interface MarchaProps {
  lote: Lote;
  nombres: readonly string[];
  secretos: ReadonlyMap<number, string>;
  /** Replaces the default hint at a line with unknown outcome. */
  sinRespuesta?: string | undefined;
  /** Says where the refused lines are; by default in the list's selection. */
  trasFallo?: string | undefined;
  children?: ReactNode;
}

/** The progress, and the state of each line. Secrets are never inside a live region. */
export function Marcha({
  lote,
  nombres,
  secretos,
  sinRespuesta = SIN_RESPUESTA,
  trasFallo = 'Lo que falló y aún se puede hacer sigue en la selección.',
  children,
}: MarchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const isFinished = lote.fase === 'acabado';
  // Sending unmounts the pressed button (in the confirmation, or «Seguir»), so this element takes
  // the focus.
  useEffect(() => {
    if (!isFinished) place.current?.focus({ preventScroll: true });
  }, [isFinished]);
  const shown = ORDER.flatMap((wanted) =>
    [...lote.lineas.entries()].filter(
      ([, { estado }]) => estado === wanted && (isFinished || wanted !== 'en espera'),
    ),
  );
  return (
    <Place ref={place} tabIndex={-1}>
      <Stack>
        <ProgressBar
          label={isFinished ? 'Hecho' : 'Enviando'}
          value={countLineas(lote, 'hecha', 'rechazada')}
          max={lote.lineas.length}
          valueLabel={resumen(lote)}
        />
        {lote.espera !== null && (
          <Notice tone="info">{`El portal pide esperar ${lote.espera} s; después sigue solo.`}</Notice>
        )}
        {lote.interrupcion !== null && (
          <Notice tone="danger">{`${lote.interrupcion} Lo que falta no se ha enviado.`}</Notice>
        )}
        {isFinished && countLineas(lote, 'rechazada') > 0 && (
          <Quiet role="status">{trasFallo}</Quiet>
        )}
        {children}
        <List $gap={1} aria-label="Resultados">
          {shown.slice(0, MOST).map(([index, { estado, texto }]) => {
            const { Icon, palabra } = MARKS[estado];
            return (
              <Linea key={index} data-estado={estado}>
                <Icon size={20} label={palabra} />
                <span translate="no">{nombres[index]}</span>
                {secretos.has(index) && <code translate="no">{secretos.get(index)}</code>}
                {estado === 'sin respuesta' ? (
                  <small>{sinRespuesta}</small>
                ) : (
                  texto && <small>{texto}</small>
                )}
              </Linea>
            );
          })}
        </List>
        {shown.length > MOST && <Quiet $small>{`Y ${shown.length - MOST} más.`}</Quiet>}
      </Stack>
    </Place>
  );
}
