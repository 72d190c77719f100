// A page with a link to a list of running times in MUI's grid: Garita's 190 rows, whose durations
// count the seconds.
import { DataGrid } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const twoDigits = (count) => String(Math.floor(count)).padStart(2, '0');

function Running({ since }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, (now - Date.parse(since)) / 1_000);
  return `${twoDigits(seconds / 3_600)}:${twoDigits((seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

const columns = [
  { field: 'bajoNombre', headerName: 'Usuario', flex: 2 },
  { field: 'altoNombre', headerName: 'Encargado', flex: 2 },
  { field: 'id_categoria', headerName: 'Categoría', type: 'number', flex: 1 },
  { field: 'minsA', headerName: 'Acumulado', type: 'number', flex: 1 },
  {
    field: 'inicio',
    headerName: 'Tiempo',
    flex: 1,
    renderCell: ({ value }) => <Running since={value} />,
  },
];

function Tiempos() {
  const [rows, setRows] = useState(null);
  useEffect(() => {
    void fetch('../data/tiempos.json')
      .then((response) => response.json())
      .then(setRows);
  }, []);
  return (
    <>
      <h1>Tiempos</h1>
      <div style={{ height: 640 }}>
        <DataGrid
          rows={rows ?? []}
          columns={columns}
          loading={rows === null}
          showToolbar
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        />
      </div>
    </>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Tiempos />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Tiempos
    </button>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
