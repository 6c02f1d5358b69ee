import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * Runs one node of a test cluster on this machine, until its standard input ends. Arguments: name, folder, HTTP port,
 * transport port, transport port of the node that manages the cluster, roles with commas between.
 */
public class TestNode {
  /**
   * The modules that the search needs. Version 2 has other names for them than version 3; names of others are ignored.
   * Analyzers of languages are left out: they need locales that small Java runtimes lack.
   */
  private static final String MODULES = Stream.of(
      "org.opensearch.transport.Netty4",
      "org.opensearch.index.mapper.MapperExtras",
      "org.opensearch.painless.Painless",
      "org.opensearch.index.reindex.Reindex")
      .flatMap(name -> Stream.of(name + "Plugin", name + "ModulePlugin"))
      .collect(Collectors.joining(","));

  public static void main(String[] args) throws Exception {
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((number, settings) -> {
      settings.put("node.name", args[0]);
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", args[2]);
      settings.put("transport.port", args[3]);
      settings.putList("discovery.seed_hosts", "127.0.0.1:" + args[4]);
      settings.putList("cluster.initial_cluster_manager_nodes", "first");
      settings.putList("node.roles", args[5].split(","));
      // The disk of a developer may be nearly full. The tests write little.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
    }).build(OpenSearchRunner.newConfigs()
        .clusterName("verstat-test-" + args[4]).numOfNode(1).basePath(args[1])
        .moduleTypes(MODULES).useLogger());
    while (System.in.read() >= 0) {
      // The process that has started this one still lives.
    }
    System.exit(0);
  }
}
