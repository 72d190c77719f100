import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Quiet, Row, Stack } from '../../components/layout';
import { TextArea } from '../../components/TextArea';
import { color, font, media, radius, space, text } from '../../theme/tokens';
import { readTablaFile, TABLA_TYPES } from '../readTablaFile';
import { findListaFailure } from './loadLista';

const Drop = styled.div<{ $isOver: boolean }>`
  border-radius: ${radius.control};
  outline: 2px dashed ${({ $isOver }) => ($isOver ? color.petroleo : 'transparent')};
  outline-offset: ${space[2]};
`;
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
  const [isOver, setOver] = useState(false);
  const take = (taken: string, nombre: string | null) => {
    const failure = findListaFailure(taken);
    setFalta(failure);
    if (failure === null) onTexto(taken, nombre);
  };
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    const { texto, falta } = await readTablaFile(file);
    if (falta === null) take(texto, file.name);
    else setFalta(falta);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (texto !== '' || !/[\n\t;]/.test(pasted.trim())) return;
    event.preventDefault();
    setTexto(pasted);
    take(pasted, null);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void takeFile(event.dataTransfer.files[0]);
  };
  return (
    <Card title="Tu lista">
      <Stack>
        <p>
          Copia las filas de tu hoja de cálculo y pégalas aquí, o elige el fichero. Bastan el nombre
          y la misión; lo demás es opcional. Nada se guarda hasta que lo revises.
        </p>
        <Drop
          $isOver={isOver}
          onPaste={onPaste}
          onDrop={onDrop}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
        >
          <TextArea
            label="Pega la lista"
            rows={6}
            value={texto}
            onChange={setTexto}
            errorMessage={falta ?? undefined}
          />
        </Drop>
        <Row $gap={3}>
          <Button variant="primary" onPress={() => take(texto, null)}>
            Revisar la lista
          </Button>
          <FileTrigger
            acceptedFileTypes={TABLA_TYPES}
            onSelect={(files) => void takeFile(files?.[0])}
          >
            <Button>Elegir un fichero</Button>
          </FileTrigger>
        </Row>
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
