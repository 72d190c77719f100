import type { components } from '@garita/api-client/schema';
import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { StateBadge } from '../../../components/StateBadge';
import { color, font, space, text } from '../../../theme/tokens';
import { Row, RowWords } from '../parts';

export type Token = components['schemas']['TokenDeScript'];

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;
const Codes = styled.ul`
  margin: 0;
  padding-left: ${space[5]};
  color: ${color.tinta2};
  font-size: ${text[15]};
`;
const Hint = styled.span`
  font-family: ${font.mono};
`;

interface FilaTokenProps {
  token: Token;
  /** The server's time in milliseconds. */
  ahora: number;
  onRevoke: () => void;
}

export function FilaToken({
  token: { nombre, pista, soloLectura, codigos, creado, ultimoUso, expira },
  ahora,
  onRevoke,
}: FilaTokenProps) {
  const isExpired = Date.parse(expira) <= ahora;
  return (
    <Row>
      <RowWords>
        <Name>
          <strong>{nombre}</strong>
          <Hint translate="no">…{pista}</Hint>
          {isExpired && <StateBadge tone="neutral">Caducado</StateBadge>}
        </Name>
        {soloLectura === 1 ? (
          <p>Solo lectura</p>
        ) : (
          <Codes aria-label={`Qué puede ${nombre}`}>
            {codigos.map((codigo) => (
              <li key={codigo}>{nombresPermisos[codigo]}</li>
            ))}
          </Codes>
        )}
        <p>Hecho el {formatInstant(creado)}</p>
        <p>
          {ultimoUso === null ? 'Aún no se ha usado' : `Último uso: ${formatInstant(ultimoUso)}`}
        </p>
        <p>
          {isExpired ? 'Caducó' : 'Caduca'} el {formatInstant(expira)}
        </p>
      </RowWords>
      <Button size="small" onPress={onRevoke} aria-label={`Revocar: ${nombre}`}>
        Revocar
      </Button>
    </Row>
  );
}
