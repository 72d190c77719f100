import { type DragEvent, type ReactNode, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { Row } from '../components/layout';
import { TextArea, type TextAreaProps } from '../components/TextArea';
import { color, radius, space } from '../theme/tokens';
import { readTablaFile, TABLA_TYPES } from './readTablaFile';

const Drop = styled.div<{ $isOver: boolean }>`
  border-radius: ${radius.control};
  outline: 2px dashed ${({ $isOver }) => ($isOver ? color.petroleo : 'transparent')};
  outline-offset: ${space[2]};
`;

interface ListaFieldProps extends Omit<TextAreaProps, 'rows' | 'isLiteral'> {
  /** Receives the text of a chosen or dropped file, and the file's name. */
  onFichero: (texto: string, nombre: string) => void;
  /** The buttons before the one that chooses a file. */
  children?: ReactNode;
}

/** A pasted list, or the file that has it, which may also be dropped on the field. */
export function ListaField({ onFichero, children, ...field }: ListaFieldProps) {
  const [falta, setFalta] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    const read = await readTablaFile(file);
    setFalta(read.falta);
    if (read.falta === null) onFichero(read.texto, file.name);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void takeFile(event.dataTransfer.files[0]);
  };
  return (
    <>
      <Drop
        $isOver={isOver}
        onDrop={onDrop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
      >
        <TextArea
          {...field}
          rows={6}
          isLiteral
          onChange={(texto) => {
            setFalta(null);
            field.onChange(texto);
          }}
          errorMessage={falta ?? field.errorMessage}
        />
      </Drop>
      <Row $gap={3}>
        {children}
        <FileTrigger
          acceptedFileTypes={TABLA_TYPES}
          onSelect={(files) => void takeFile(files?.[0])}
        >
          <Button>Elegir un fichero</Button>
        </FileTrigger>
      </Row>
    </>
  );
}
