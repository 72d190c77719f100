import { type ClipboardEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Quiet, Stack } from '../../components/layout';
import { color, font, media, space, text } from '../../theme/tokens';
import { ListaField } from '../ListaField';
import { findListaFailure } from './loadLista';

const Example = styled.table`
  width: fit-content;
  border-collapse: collapse;
  font-size: ${text[15]};
  th, td { padding: ${space[1]} ${space[4]} ${space[1]} 0; border-bottom: 1px solid ${color.borde}; text-align: left; white-space: nowrap; }
  th { color: ${color.tinta2}; font-weight: 700; }
  ${media.compact} { th, td { padding-right: ${space[2]}; } th:nth-child(4), td:nth-child(4) { display: none; } }
  td:nth-child(3) { font-family: ${font.mono}; font-size: ${text[13]}; }
`;

interface PegarListaProps {
  /** Receives a readable list. @param nombre the file's name; null for pasted text */
  onTexto: (texto: string, nombre: string | null) => void;
}

export function PegarLista({ onTexto }: PegarListaProps) {
  const [texto, setTexto] = useState('');
  const [falta, setFalta] = useState<string | null>(null);
  const take = (taken: string, nombre: string | null) => {
    const failure = findListaFailure(taken);
    setFalta(failure);
    if (failure === null) onTexto(taken, nombre);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (texto !== '' || !/[\n\t;]/.test(pasted.trim())) return;
    event.preventDefault();
    setTexto(pasted);
    take(pasted, null);
  };
  return (
    <Card title="Tu lista">
      <Stack>
        <p>
          Copia las filas de tu hoja de cálculo y pégalas aquí, o elige el fichero. Bastan el nombre
          y la misión; lo demás es opcional. Nada se guarda hasta que lo revises.
        </p>
        <ListaField
          label="Pega la lista"
          value={texto}
          onChange={setTexto}
          onPaste={onPaste}
          onFichero={take}
          errorMessage={falta ?? undefined}
        >
          <Button variant="primary" onPress={() => take(texto, null)}>
            Revisar la lista
          </Button>
        </ListaField>
        <Example aria-label="Así puede ser la lista">
          <thead>
            <tr>
              <th>Nombre</th>
              <th>Misión</th>
              <th>Firma</th>
              <th>Fecha de ingreso</th>
            </tr>
          </thead>
          <tbody translate="no">
            <tr>
              <td>Luz.Nocturna</td>
              <td>Recluta</td>
              <td />
              <td>25/03/2026</td>
            </tr>
            <tr>
              <td>Vigia_7</td>
              <td>Oficial II</td>
              <td>VIG</td>
              <td />
            </tr>
          </tbody>
        </Example>
        <Quiet $small>
          Así puede ser. Vale CSV con comas, puntos y comas o tabuladores, en cualquier
          codificación. Hasta 5.000 personas de una vez.
        </Quiet>
      </Stack>
    </Card>
  );
}
