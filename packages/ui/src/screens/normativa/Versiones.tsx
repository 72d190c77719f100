import type { components } from '@garita/api-client/schema';
import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { Accordion } from '../../components/Accordion';
import { Quiet } from '../../components/layout';
import { space, text } from '../../theme/tokens';
import type { ParteConId } from './Indice';
import { Seccion } from './Seccion';

export type Version = components['schemas']['VersionNormativa'];

const Changes = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-left: 1.4em;
  font-size: ${text[15]};
  overflow-wrap: anywhere;
`;
const Where = styled.div`
  margin-top: ${space[6]};
`;

const describeVersion = ({ version, publicada, autor }: Version): string =>
  `Versión ${version} · ${formatInstant(publicada, { part: 'fecha' })}${autor === null ? '' : ` · ${autor}`}`;

interface VersionesProps {
  /** Undefined while there is nothing to compare: then nothing is shown. */
  parte: ParteConId | undefined;
  versiones: readonly Version[];
}

/** The changes of each version of the normativa. */
export function Versiones({ parte, versiones }: VersionesProps) {
  if (!parte) return null;
  return (
    <Where>
      <Seccion parte={parte}>
        <Accordion
          headingLevel={3}
          allowsMany
          initiallyOpen={[]}
          items={versiones.map((one) => ({
            id: one.version,
            title: describeVersion(one),
            content:
              one.cambios.length === 0 ? (
                <Quiet $small>
                  {one.autor === null ? 'La que trae el portal.' : 'No cambia nada.'}
                </Quiet>
              ) : (
                <Changes>
                  {one.cambios.map((cambio) => (
                    <li key={cambio}>{cambio}</li>
                  ))}
                </Changes>
              ),
          }))}
        />
      </Seccion>
    </Where>
  );
}
