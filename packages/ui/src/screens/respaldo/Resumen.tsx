import { formatInstant } from '@garita/domain/formato/instant';
import { describePlan } from '@garita/domain/respaldo/describePlan';
import styled from 'styled-components';
import { Notice } from '../../components/Notice';
import { color, font, space, text } from '../../theme/tokens';
import { describeAge } from './describeAge';
import type { Respaldos } from './RespaldosScreenProps';

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
  p { color: ${color.tinta2}; }
`;
const Folder = styled.span`
  font-family: ${font.mono};
  font-size: ${text[13]};
  overflow-wrap: anywhere;
`;

/**
 * The delay, in milliseconds, after which a notice reports that scheduled backups are not being
 * made.
 */
const LATE = 3 * 3_600_000;

interface ResumenProps {
  respaldos: Respaldos;
  now: number;
}

/** A notice about the most severe problem of the backups; nothing without a problem. */
function Aviso({ respaldos: { respaldos, fallo, siguiente }, now }: ResumenProps) {
  const [last] = respaldos;
  if (fallo)
    return (
      <Notice tone="danger">{`El último intento falló, ${describeAge(fallo.fecha, now)}. ${fallo.texto}`}</Notice>
    );
  if (last?.danado)
    return (
      <Notice tone="danger">
        El último respaldo está dañado. Haz otro ahora y comprueba el disco del servidor.
      </Notice>
    );
  if (last && siguiente !== null && now - Date.parse(siguiente) > LATE)
    return (
      <Notice tone="caution">{`El último se hizo ${describeAge(last.creado_en, now)}: los programados no se están haciendo.`}</Notice>
    );
  return null;
}

export function Resumen({ respaldos, now }: ResumenProps) {
  const { enMarcha, cadaHoras, conservar, siguiente, carpeta } = respaldos;
  const next =
    siguiente !== null && Date.parse(siguiente) > now
      ? ` El próximo, a partir del ${formatInstant(siguiente)}.`
      : '';
  return (
    <Root>
      <div role="status">
        {enMarcha && (
          <Notice tone="info">
            Se está haciendo un respaldo. El portal sigue funcionando mientras tanto.
          </Notice>
        )}
      </div>
      <Aviso respaldos={respaldos} now={now} />
      <p>
        {describePlan(cadaHoras, conservar)}
        {next} Están en el servidor, en <Folder translate="no">{carpeta}</Folder>. Guarda de vez en
        cuando uno en otra máquina.
      </p>
    </Root>
  );
}
