/**
 * PowerShell: writes a file's bytes to a queue as RAW, with winspool.drv. Reads SUFRA_QUEUE and SUFRA_FILE. Exit codes: 2: the queue does
 * not exist; 3: the queue accepts no job; 4: partly written.
 */
export const winspoolScript = `
$ErrorActionPreference = 'Stop'
Add-Type -TypeDefinition @'
using System;
using System.IO;
using System.Runtime.InteropServices;
public static class RawQueue {
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  struct DocInfo { public string Name; public string Output; public string DataType; }
  [DllImport("winspool.drv", CharSet = CharSet.Unicode, SetLastError = true)]
  static extern bool OpenPrinter(string name, out IntPtr printer, IntPtr defaults);
  [DllImport("winspool.drv", SetLastError = true)]
  static extern bool ClosePrinter(IntPtr printer);
  [DllImport("winspool.drv", CharSet = CharSet.Unicode, SetLastError = true)]
  static extern int StartDocPrinter(IntPtr printer, int level, ref DocInfo info);
  [DllImport("winspool.drv", SetLastError = true)]
  static extern bool EndDocPrinter(IntPtr printer);
  [DllImport("winspool.drv", SetLastError = true)]
  static extern bool StartPagePrinter(IntPtr printer);
  [DllImport("winspool.drv", SetLastError = true)]
  static extern bool EndPagePrinter(IntPtr printer);
  [DllImport("winspool.drv", SetLastError = true)]
  static extern bool WritePrinter(IntPtr printer, byte[] bytes, int count, out int written);
  public static int Send(string queue, string file) {
    byte[] bytes = File.ReadAllBytes(file);
    IntPtr printer;
    if (!OpenPrinter(queue, out printer, IntPtr.Zero)) return 2;
    try {
      DocInfo info = new DocInfo { Name = "Sufra", DataType = "RAW" };
      if (StartDocPrinter(printer, 1, ref info) == 0) return 3;
      int written = 0;
      bool isSent = StartPagePrinter(printer) && WritePrinter(printer, bytes, bytes.Length, out written) && EndPagePrinter(printer);
      EndDocPrinter(printer);
      return isSent && written == bytes.Length ? 0 : 4;
    } finally { ClosePrinter(printer); }
  }
}
'@
exit [RawQueue]::Send($env:SUFRA_QUEUE, $env:SUFRA_FILE)
`
